import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { ResponseCache } from './response-cache.ts'
import type { AppEnv } from '../http/request.ts'

const content = { version: 1 }

function shop(changesAt?: number) {
  const world = { now: Date.parse('2026-01-01T00:00:00Z'), content, question: 'menu', made: 0 }
  const cache = new ResponseCache()
  const app = new Hono<AppEnv>().get('/', (c) =>
    cache.answer(c, world, () => {
      world.made += 1
      return { body: { made: world.made, rendered_at: 'then', changes_at: null }, changesAt }
    }),
  )
  const handed = async () => {
    const got: { made: number; rendered_at: string }[] = []
    const hand = (body: object) => void got.push(body as { made: number; rendered_at: string })
    const inProcess = { host: '', language: 'ar', cookie: '', origin: '', hand } as const
    const response = await app.request('/', {}, { inProcess })
    return { body: got[0], text: await response.text(), headers: response.headers }
  }
  const ask = async (headers: Record<string, string> = {}) => {
    const response = await app.request('/', { headers })
    return {
      headers: response.headers,
      body: (await response.json()) as { made: number; rendered_at: string },
    }
  }
  return { world, ask, handed }
}

describe('answers that are the same for all', () => {
  it('are made once, but tell the moment of asking', async () => {
    const { world, ask } = shop()
    await ask()
    world.now += 5000
    const { body, headers } = await ask()
    expect(body).toEqual({ made: 1, rendered_at: '2026-01-01T00:00:05.000Z', changes_at: null })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('are sent again as they are within a tenth of a second, and never after the clock was set back', async () => {
    const { world, ask } = shop()
    const { rendered_at: first } = (await ask()).body
    world.now += 99
    expect((await ask()).body.rendered_at).toBe(first)
    world.now += 1
    expect((await ask()).body.rendered_at).toBe('2026-01-01T00:00:00.100Z')
    world.now -= 1
    expect((await ask()).body.rendered_at).toBe('2026-01-01T00:00:00.099Z')
  })

  it('safety 29: are made anew for other content, for another question, and when the clock changes them', async () => {
    const { world, ask } = shop(Date.parse('2026-01-01T00:01:00Z'))
    expect((await ask()).headers.get('x-changes-at')).toBe(String(Date.parse('2026-01-01T00:01:00Z')))
    world.content = { version: 2 }
    expect((await ask()).body.made).toBe(2)
    world.question = 'menu of another branch'
    expect((await ask()).body.made).toBe(3)
    world.now += 59_999
    expect((await ask()).body.made).toBe(3)
    world.now += 1
    expect((await ask()).body.made).toBe(4)
  })

  it('are handed to pages as one frozen object, with the moment of asking', async () => {
    const { world, ask, handed } = shop(Date.parse('2026-01-01T00:01:00Z'))
    const first = await handed()
    world.now += 5000
    const { body, text, headers } = await handed()
    expect(body).toEqual((await ask()).body)
    expect(body?.rendered_at).toBe('2026-01-01T00:00:05.000Z')
    expect(first.body?.rendered_at).toBe('2026-01-01T00:00:00.000Z')
    expect(Object.isFrozen(body)).toBe(true)
    expect(text).toBe('')
    expect(headers.get('x-changes-at')).toBe(String(Date.parse('2026-01-01T00:01:00Z')))
  })

  it('do not fill the memory, whatever is asked', async () => {
    const { world, ask } = shop()
    for (let i = 0; i < 250; i++) {
      world.question = `host:${i}`
      await ask()
    }
    world.question = 'host:249'
    expect((await ask()).body.made).toBe(250)
  })
})
