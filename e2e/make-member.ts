import { makeVisitor, type Visitor } from '#tools/visitor.ts'
import { makeNumber, readCode } from './sign-in.ts'
import type { Language } from './words.ts'

/** Takes the product's port and a language; returns a new customer of Saffron, signed in by the calls of the page. */
export async function makeMember(
  port: number,
  language: Language,
): Promise<{ visitor: Visitor; mobile: string }> {
  const visitor = makeVisitor(port, 'saffron.localhost', language)
  const { full } = makeNumber()
  await visitor.call('POST', '/api/v1/user/auth/request-code', { mobile: full, country: 'SA' })
  const code = await readCode(port, full)
  await visitor.call('POST', '/api/v1/user/auth/sign-in', { mobile: full, country: 'SA', code })
  return { visitor, mobile: full.replace('+966', '0') }
}
