/** How long a remark stays, in ms. */
const REMARK_MS = 4000

/** What a table says to its viewer in passing, such as why a card may not be laid: it goes by itself. */
export class Remark {
  text: string | null = $state(null)

  /** Lets it go in time; to be called while the table is set up. */
  run(): void {
    $effect(() => {
      if (this.text === null) return
      const timer = setTimeout(() => (this.text = null), REMARK_MS)
      return () => clearTimeout(timer)
    })
  }
}
