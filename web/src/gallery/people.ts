/** Names for the gallery's tables. */
export const PEOPLE = [
  { name: 'Toi', avatar: 'manchot' },
  { name: 'Léa', avatar: 'renard' },
  { name: 'Max', avatar: 'ours' },
  { name: 'Inès', avatar: 'hibou' },
  { name: 'Gaston', avatar: 'robot-1' },
  { name: 'Zoé', avatar: 'lapin' },
  { name: 'Hugo', avatar: 'lion' },
  { name: 'Paul', avatar: 'coq' },
] as const

export const SEAT_LABELS = {
  robot: 'robot',
  turn: 'c’est son tour',
  away: 'connexion perdue',
  dealer: 'donneur',
}

export const BACK = {
  id: 'room',
  icon: 'door',
  label: 'Le Salon',
  wide: true,
  onpress: () => undefined,
} as const

export const TOOLS = [
  { id: 'score', icon: 'score', label: 'Score', wide: true, hideNarrow: true, onpress: () => undefined },
  { id: 'rules', icon: 'rules', label: 'Règles', wide: true, hideNarrow: true, onpress: () => undefined },
  {
    id: 'history',
    icon: 'history',
    label: 'Historique',
    wide: true,
    hideNarrow: true,
    onpress: () => undefined,
  },
  { id: 'settings', icon: 'settings', label: 'Réglages', hideNarrow: true, onpress: () => undefined },
  { id: 'chat', icon: 'chat', label: 'Messages', mark: true, onpress: () => undefined },
  { id: 'more', icon: 'more', label: 'Plus', hideWide: true, onpress: () => undefined },
] as const
