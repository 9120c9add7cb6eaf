/** A dish that a challenge may be about. */
export interface ChallengeItem {
  readonly id: string
  readonly name: string
}
