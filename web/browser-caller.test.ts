import { afterEach, expect, it, vi } from 'vitest'
import { makeCaller } from '#contract/core/caller.ts'
import { makeClient } from '#contract/core/client.ts'
import { browserCaller } from './browser-caller.ts'
import { callerWords } from './caller-words.ts'

/** The headers of a call from a document that says so of its restaurant. */
async function headersFrom(tenant: string | undefined): Promise<Headers> {
  const world = globalThis as { document?: unknown }
  world.document = { documentElement: { dataset: tenant === undefined ? {} : { tenant } } }
  const sent: Headers[] = []
  const fetch = async (_: string, init: RequestInit) => {
    sent.push(new Headers(init.headers))
    return Response.json({})
  }
  const options = browserCaller('ar', fetch)
  delete world.document
  await makeClient(options).site()
  return sent[0] ?? new Headers()
}

it('spec 7: a page’s own calls say tenant, app token, country and the first time zone', async () => {
  const country = { iso_code2: 'SA', mobile_code: '+966', mobile_format: '55XXXXXXX', mobile_length: 9 }
  const site = { tenant: 't1', app_token: 'token', country, time_zone: 'Asia/Riyadh' }
  const headers = await headersFrom(callerWords(site))
  const said = ['x-tenant', 'x-app-token', 'x-country', 'x-time-zone', 'x-localization', 'x-source']
  expect(said.map((name) => headers.get(name))).toEqual(['t1', 'token', 'SA', 'Asia/Riyadh', 'ar', 'web'])
  expect(headers.get('x-requested-with')).toBe('page')
})

it('spec 7: only when the tenant has a name and an app token', async () => {
  for (const tenant of [undefined, '', 't1']) expect((await headersFrom(tenant)).get('x-tenant')).toBeNull()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a call that nobody answers ends after half a minute, and an upload takes as long as it takes', async () => {
  const over = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')))
  const signals: (AbortSignal | null | undefined)[] = []
  vi.stubGlobal('window', {
    fetch: async (_: string, { signal }: RequestInit) => {
      signals.push(signal)
      signal?.throwIfAborted()
      return Response.json({})
    },
  })
  const { call } = makeCaller(browserCaller('en'))
  await expect(call('POST', '/api/v1/orders', {})).rejects.toThrow(DOMException)
  expect(over).toHaveBeenCalledWith(30_000)
  await call('POST', '/api/v1/pictures', new Blob(['x']))
  expect(signals).toEqual([expect.any(AbortSignal), undefined])
})
