import { CallError, type Client } from '#contract/core/client.ts'
import type { ChallengeWire } from '#contract/loyalty/challenges.ts'

/** The challenges that run, or the code of what went wrong with them. */
export interface LoadedChallenges {
  readonly challenges: readonly ChallengeWire[]
  readonly error: string | undefined
}

/** Takes the client of a page's visit; returns the challenges. A failure is recorded and the page stands (spec 8). */
export async function loadChallenges(client: Pick<Client, 'challenges'>): Promise<LoadedChallenges> {
  try {
    return { challenges: (await client.challenges()).data, error: undefined }
  } catch (error) {
    return { challenges: [], error: error instanceof CallError ? error.body.code : 'failed' }
  }
}
