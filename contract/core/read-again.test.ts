import { expect, it, vi } from 'vitest'
import { CallError, makeCaller } from './caller.ts'
import { readAgain } from './read-again.ts'

const busy = (seconds = '2') =>
  Response.json({ code: 'busy', message: 'busy' }, { status: 503, headers: { 'retry-after': seconds } })

/** A server that gives these answers one after another, the last for ever, and who asks it three times at most. */
function makeServer(...answers: (() => Response)[]) {
  const waits: number[] = []
  const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return answer!()
  })
  const pause = async (milliseconds: number) => void waits.push(milliseconds)
  const caller = makeCaller({ fetch: readAgain(fetch, { tries: 3, pause, random: () => 1 }), language: 'en' })
  return { caller, fetch, waits }
}

it('safety 31: a read of a busy server is asked again, later each time, and gets its answer', async () => {
  const { caller, fetch, waits } = makeServer(busy, busy, () => Response.json({ done: true }))
  expect(await caller.get('/a')).toEqual({ done: true })
  expect(fetch).toHaveBeenCalledTimes(3)
  expect(waits).toEqual([2000, 4000])
})

it('those who were refused together come again apart', async () => {
  const waits: number[] = []
  for (const random of [0, 0.5, 1]) {
    const pause = async (milliseconds: number) => void waits.push(milliseconds)
    const fetch = readAgain(async () => busy(), { tries: 2, pause, random: () => random })
    await fetch('/a', { method: 'GET' })
  }
  expect(waits).toEqual([1000, 1500, 2000])
})

it('it is asked so many times and no more: then the refusal is told', async () => {
  const { caller, fetch } = makeServer(busy)
  await expect(caller.get('/a')).rejects.toMatchObject({ status: 503, body: { code: 'busy' } })
  expect(fetch).toHaveBeenCalledTimes(3)
})

it.each(['POST', 'PUT', 'DELETE'])('%s is asked once: it may have been done', async (method) => {
  const { caller, fetch } = makeServer(busy)
  await expect(caller.call(method, '/a', {})).rejects.toMatchObject({ status: 503 })
  expect(fetch).toHaveBeenCalledOnce()
})

it.each([
  ['503 without a time', () => new Response('', { status: 503 })],
  ['503 with a date', () => busy('Wed, 21 Oct 2026 07:28:00 GMT')],
  ['another failure', () => new Response('', { status: 500, headers: { 'retry-after': '2' } })],
  ['too many', () => new Response('', { status: 429, headers: { 'retry-after': '2' } })],
])('%s is told at once', async (_, answer) => {
  const { caller, fetch } = makeServer(answer)
  await expect(caller.get('/a')).rejects.toBeInstanceOf(CallError)
  expect(fetch).toHaveBeenCalledOnce()
})

it('a time of hours is not waited for', async () => {
  const { caller, waits } = makeServer(
    () => busy('7200'),
    () => Response.json({}),
  )
  await caller.get('/a')
  expect(waits).toEqual([5000])
})

it('nobody waits for a page that was left', async () => {
  const left = new AbortController()
  const asked = vi.fn<() => Promise<Response>>(async () => busy())
  const fetch = readAgain(asked, { tries: 3, pause: async () => left.abort() })
  expect((await fetch('/a', { method: 'GET', signal: left.signal })).status).toBe(503)
  expect(asked).toHaveBeenCalledOnce()
})
