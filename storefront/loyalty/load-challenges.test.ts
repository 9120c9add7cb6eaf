import { expect, it } from 'vitest'
import { CallError } from '#contract/core/client.ts'
import type { ChallengeWire } from '#contract/loyalty/challenges.ts'
import { loadChallenges } from './load-challenges.ts'

const meta = { current_page: 1, last_page: 1, per_page: 20, total: 1 }

it('spec 8: the challenge loader only records the error', async () => {
  const busy = new CallError(503, { code: 'busy', message: 'busy', request_id: 'r' })
  for (const [failure, error] of [
    [busy, 'busy'],
    [new TypeError('fetch failed'), 'failed'],
  ] as const)
    expect(await loadChallenges({ challenges: () => Promise.reject(failure) })).toEqual({
      challenges: [],
      error,
    })
  const data = [{ id: 'c1' } as ChallengeWire]
  expect(await loadChallenges({ challenges: async () => ({ data, meta }) })).toEqual({
    challenges: data,
    error: undefined,
  })
})
