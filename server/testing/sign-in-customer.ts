import type { CodeAskedWire, RecipientBody, SignedInWire } from '#contract/customers/sign-in.ts'
import { contentOf } from '#server/ports/queue-message.ts'
import type { Shop } from './make-shop.ts'
import type { TestApp } from './make-test-app.ts'
import type { Visitor } from './visitor.ts'

/** Takes a restaurant and whom a message went to; returns what the newest one says. */
export async function readLastMessage(
  test: TestApp,
  { tenantId }: Pick<Shop, 'tenantId'>,
  recipient: string,
): Promise<{ body: string; subject: string; params: string[] }> {
  const row = await test.database.db.read(tenantId, ({ q }) =>
    q
      .selectFrom('messages')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('recipient', '=', recipient)
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )
  const content = row && contentOf(test.seal, row)
  if (!content) throw new Error(`no message to ${recipient}`)
  return content
}

/** Takes a browser and a number in E.164 or an e-mail; asks for a code and returns it, as its message says it. */
export async function askForCode(
  test: TestApp,
  shop: Pick<Shop, 'tenantId'>,
  visitor: Visitor,
  to: string,
): Promise<string> {
  await visitor.call<CodeAskedWire>('POST', '/api/v1/user/auth/request-code', bodyOf(to))
  const { params } = await readLastMessage(test, shop, to)
  return params[0] ?? ''
}

/** Takes a browser and a number in E.164 or an e-mail; signs it in there as people do. */
export async function signInCustomer(
  test: TestApp,
  shop: Pick<Shop, 'tenantId'>,
  visitor: Visitor,
  to: string,
): Promise<SignedInWire> {
  const code = await askForCode(test, shop, visitor, to)
  return visitor.call('POST', '/api/v1/user/auth/sign-in', { ...bodyOf(to), code })
}

/** Takes a number in E.164 or an e-mail; returns what the page would send for it. */
export function bodyOf(to: string): RecipientBody {
  return to.includes('@') ? { email: to } : { mobile: to, country: to.startsWith('+2') ? 'EG' : 'SA' }
}

/** Returns a number that nobody else in the test has. */
export function makeMobile(): string {
  next += 1
  return `+9665${String(10_000_000 + next)}`
}
let next = 0
