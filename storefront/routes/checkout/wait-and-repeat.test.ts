import { expect, it } from 'vitest'
import { waitAndRepeat } from './wait-and-repeat.ts'

const refusal = (status: number, wait?: string) =>
  new Response('{}', { status, ...(wait !== undefined && { headers: { 'retry-after': wait } }) })

/** Sends an order against these answers, the last of which stays. */
async function send(...answers: (() => Response)[]) {
  const story: (number | string | boolean)[] = []
  const fetch = async (_: string, init: RequestInit) => {
    story.push(new Headers(init.headers).get('idempotency-key') ?? '')
    const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers
    return answer?.() ?? refusal(500)
  }
  const repeating = waitAndRepeat(fetch, {
    pause: async (milliseconds) => void story.push(milliseconds),
    waiting: (waits) => void story.push(waits),
  })
  const { status } = await repeating('/api/v1/orders', {
    method: 'POST',
    headers: { 'idempotency-key': 'k1' },
  })
  return { status, story }
}

it.each([503, 429])(
  'safety 2: %i with Retry-After is waited for, and sent again with the same key',
  async (status) => {
    expect(
      await send(
        () => refusal(status, '5'),
        () => new Response('{}'),
      ),
    ).toEqual({
      status: 200,
      story: ['k1', true, 5000, false, 'k1'],
    })
  },
)

it('comes again three times, then the guest presses', async () => {
  const { status, story } = await send(() => refusal(503, '0'))
  expect(status).toBe(503)
  expect(story.filter((one) => one === 'k1')).toHaveLength(4)
  expect(story.filter((one) => typeof one === 'number')).toEqual([1000, 1000, 1000])
})

it('waits no longer than forty seconds in all', async () => {
  expect((await send(() => refusal(429, '30'))).story).toEqual(['k1', true, 30_000, false, 'k1'])
  expect((await send(() => refusal(503, '3600'))).story).toEqual(['k1'])
})

it.each([
  ['without Retry-After', refusal(503)],
  ['with a date, whose clock is another', refusal(503, 'Sun, 22 Nov 2026 10:00:00 GMT')],
  ['of another kind', refusal(409, '5')],
])('hands a refusal %s to the page at once', async (_, answer) => {
  expect((await send(() => answer)).story).toEqual(['k1'])
})
