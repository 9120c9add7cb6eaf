import { afterEach, expect, it, vi } from 'vitest'
import { CallError } from '#contract/client.ts'
import { makeCaller } from '#contract/caller.ts'
import { giveUpAfter } from './give-up-after.ts'
import { isUnanswered } from './is-unanswered.ts'

afterEach(() => void vi.useRealTimers())

/** A network that takes everything and answers nothing. */
const swallow = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError'))),
  )

const refusal = (status: number) => new CallError(status, { code: 'x', message: 'x', request_id: '' })

it('a call that a network swallows fails when patience ends, and counts as never answered', async () => {
  vi.useFakeTimers()
  const failures: unknown[] = []
  const caller = makeCaller({ fetch: giveUpAfter(10_000, swallow), language: 'ar' })
  void caller.call('POST', '/step').catch((error: unknown) => failures.push(error))
  await vi.advanceTimersByTimeAsync(9_999)
  expect(failures).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(failures.map(isUnanswered)).toEqual([true])
})

it('an answer that comes in time is the answer, also after patience has ended', async () => {
  vi.useFakeTimers()
  const fetch = giveUpAfter(10_000, async () => new Response('{"done":true}'))
  const answer = await makeCaller({ fetch, language: 'en' }).call('POST', '/step')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(answer).toEqual({ done: true })
})

it('what a proxy says in the place of the server is no answer; a refusal is one', () => {
  expect([502, 503, 504].map((status) => isUnanswered(refusal(status)))).toEqual([true, true, true])
  expect([401, 404, 409, 422, 429, 500].some((status) => isUnanswered(refusal(status)))).toBe(false)
})
