export type CardOutcome = 'approve' | 'challenge' | 'decline' | 'no-funds' | 'slow'

export interface TestCard {
  readonly id: string
  readonly number: string
  readonly outcome: CardOutcome
}

/** The only cards that this gateway takes; any other number is refused, so that nobody types a real one. */
export const testCards: readonly TestCard[] = [
  { id: 'approved', number: '4111111111111111', outcome: 'approve' },
  { id: 'secure', number: '4000000000003220', outcome: 'challenge' },
  { id: 'declined', number: '4000000000000002', outcome: 'decline' },
  { id: 'no-funds', number: '4000000000009995', outcome: 'no-funds' },
  { id: 'slow', number: '4000000000000119', outcome: 'slow' },
]

/** Takes a card number; returns it as cards print it, in groups of four. */
export function inFours(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ')
}
