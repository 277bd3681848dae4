/** Keeps the screen on while somebody plays; returns how to stop. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let over = false
  const ask = async (): Promise<void> => {
    if (over || document.visibilityState !== 'visible') return
    try {
      lock = await navigator.wakeLock?.request('screen')
      if (over) await lock?.release()
    } catch {
      // the device says no (low battery): the screen may go dark
    }
  }
  void ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    over = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
