import { describe, expect, it } from 'vitest'
import { makeClientOnDemand } from './client-on-demand.ts'
import { makeClient } from './client.ts'

describe('a client whose calls are made when asked for', () => {
  const options = (asked: string[]) => ({
    language: 'en' as const,
    fetch: async (path: string, init: RequestInit) => {
      asked.push(`${init.method} ${path} ${new Headers(init.headers).get('x-localization')}`)
      return Response.json({})
    },
  })

  it('has every call of the contract', () => {
    const asked = makeClientOnDemand(options([]))
    for (const name of Object.keys(makeClient(options([]))))
      expect(asked[name as 'site']).toBeTypeOf('function')
    expect('then' in asked).toBe(false)
    expect((asked as unknown as Record<string, unknown>)['nothing']).toBeUndefined()
  })

  it('calls for the visit that it was made for', async () => {
    const [first, second]: [string[], string[]] = [[], []]
    const one = makeClientOnDemand(options(first))
    const other = makeClientOnDemand({ ...options(second), language: 'ar' })
    await one.menu({ type: 'car' })
    await other.menu({ type: 'pickup' })
    await one.site()
    expect(first).toEqual(['GET /api/v1/menu?type=car en', 'GET /api/v1/storefront en'])
    expect(second).toEqual(['GET /api/v1/menu?type=pickup ar'])
  })
})
