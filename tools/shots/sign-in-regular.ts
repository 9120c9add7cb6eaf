import type { OutboxWire } from '#contract/platform/platform.ts'
import type { CountryCode } from '#domain/core/country.ts'
import { demoMobile } from '#server/demo/demo-customer.ts'
import { makeVisitor, type Visitor } from '../visitor.ts'

/** The demo's restaurants and where they are. */
export const demoCountries = { saffron: 'SA', nile: 'EG', marina: 'AE' } as const satisfies Record<
  string,
  CountryCode
>
export type DemoSlug = keyof typeof demoCountries

/** Takes the product's port and a demo restaurant; returns its regular, signed in by the code that the outbox shows. */
export const signInRegular = async (port: number, slug: DemoSlug = 'saffron'): Promise<Visitor> => {
  const member = makeVisitor(port, `${slug}.localhost`)
  const platform = makeVisitor(port, 'localhost')
  const country = demoCountries[slug]
  const mobile = demoMobile(country)
  await member.call('POST', '/api/v1/user/auth/request-code', { mobile, country })
  const { data } = await platform.call<OutboxWire>('GET', '/api/v1/platform/outbox')
  const message = data.find((one) => one.event === 'sign-in-code' && one.recipient === mobile)
  const code = /(?<!\d)\d{4}(?!\d)/.exec(message?.body ?? '')?.[0]
  await member.call('POST', '/api/v1/user/auth/sign-in', { mobile, country, code })
  return member
}
