import { afterEach, expect, it, vi } from 'vitest'
import { makeCaller } from '#contract/core/caller.ts'
import { CallError } from '#contract/core/client.ts'
import { fetchWithin } from '#web/fetch-within.ts'
import { isUnanswered } from './is-unanswered.ts'
import { standsStill } from './stands-still.ts'
import { wholeAnswer } from './whole-answer.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const refusal = (status: number) => new CallError(status, { code: 'x', message: 'x', request_id: '' })

/** What a step throws over this network. */
const failureOver = async (fetch: (path: string, init: RequestInit) => Promise<Response>) => {
  vi.stubGlobal('window', { fetch })
  const { call } = makeCaller({ fetch: wholeAnswer(fetchWithin(10_000)), language: 'ar' })
  return call('POST', '/step').then(
    () => undefined,
    (error: unknown) => error,
  )
}

it('a call that a network swallows counts as never answered when patience ends', async () => {
  const end = new AbortController()
  const within = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal)
  const swallow = (_: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    )
  const failure = failureOver(swallow)
  end.abort(new DOMException('', 'TimeoutError'))
  expect(isUnanswered(await failure)).toBe(true)
  expect(within).toHaveBeenCalledWith(10_000)
})

it('a network that fails, at once or in the middle of an answer, gave none', async () => {
  const gone = new TypeError('Failed to fetch')
  expect(isUnanswered(await failureOver(() => Promise.reject(gone)))).toBe(true)
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
  expect(isUnanswered(await failureOver(async () => new Response(broken)))).toBe(true)
})

it('what a proxy says in the place of the server is no answer; a refusal is one', async () => {
  expect([502, 503, 504].map((status) => isUnanswered(refusal(status)))).toEqual([true, true, true])
  expect([401, 404, 409, 422, 429, 500].some((status) => isUnanswered(refusal(status)))).toBe(false)
  const refused = await failureOver(async () => Response.json({ code: 'x', message: 'no' }, { status: 409 }))
  expect([isUnanswered(refused), standsStill(refused), (refused as CallError).body.message]).toEqual([
    false,
    false,
    'no',
  ])
})

it('a fault of our own script is no lost answer: the step is not sent again, and the room stands still', async () => {
  const own = new TypeError("Cannot read properties of undefined (reading 'map')")
  expect([isUnanswered(own), standsStill(own)]).toEqual([false, true])
  const unreadable = await failureOver(async () => new Response('<h1>Welcome</h1>'))
  expect([isUnanswered(unreadable), standsStill(unreadable)]).toEqual([false, true])
})

it('the whole of an answer is the answer', async () => {
  expect(await failureOver(async () => Response.json({ done: true }))).toBeUndefined()
})
