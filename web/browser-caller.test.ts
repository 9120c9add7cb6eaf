import { expect, it } from 'vitest'
import { makeClient } from '#contract/client.ts'
import { browserCaller } from './browser-caller.ts'

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
  const headers = await headersFrom('t1 token SA Asia/Riyadh')
  const said = ['x-tenant', 'x-app-token', 'x-country', 'x-time-zone', 'x-localization', 'x-source']
  expect(said.map((name) => headers.get(name))).toEqual(['t1', 'token', 'SA', 'Asia/Riyadh', 'ar', 'web'])
  expect(headers.get('x-requested-with')).toBe('page')
})

it('spec 7: only when the tenant has a name and an app token', async () => {
  for (const tenant of [undefined, '', 't1']) expect((await headersFrom(tenant)).get('x-tenant')).toBeNull()
})
