/** A moment at which the server is killed, seen from outside: a query that it sends, or a call that it makes. */
export type KillPoint = {
  name: string
  what: 'query' | 'call'
  when: 'before' | 'after'
  /** What the guest or the branch does when the server is to die. */
  during: 'placing' | 'paying' | 'cancelling' | 'checking-out'
  /** Takes the query's text and values (or "METHOD url") and, for a query, all that its transaction sent before. */
  matches: (text: string, earlier: readonly string[]) => boolean
  /** Only a query that answered with rows counts. */
  needsRows?: true
  /** Its dishes are counted: placed and paid by the longer ways, in transactions of several statements. */
  counted?: true
}

const sent = (earlier: readonly string[], pattern: RegExp): boolean =>
  earlier.some((text) => pattern.test(text))
const isCommit = (text: string): boolean => /^\s*commit\b/i.test(text)

const keyClaim = /insert into "?idempotency_keys/i
const hold = /insert into "?orders"?[\s(]/i
const capture = /(update|insert into) "?payment_attempts"?[^]*captured/i
const atOnce =
  /insert into idempotency_keys[^]*insert into carts[^]*insert into orders[^]*insert into payment_attempts/i
const saveOpened = /insert into "?payment_journal[^]*update "?payment_attempts"? set "?state/i
const captureAtOnce = /insert into payment_journal[^]*insert into order_counters[^]*insert into invoices/i
const openSession = /^POST \S+\/v1\/sessions$/
const askSession = /^GET \S+\/v1\/sessions\/by-reference\//
const sendRefund = /^POST \S+\/v1\/refunds$/

const around = (
  name: string,
  what: KillPoint['what'],
  during: KillPoint['during'],
  matches: KillPoint['matches'],
): KillPoint[] =>
  (['before', 'after'] as const).map((when) => ({ name: `${when}-${name}`, what, when, during, matches }))

const counted = (points: readonly KillPoint[]): KillPoint[] =>
  points.map((point) => ({ ...point, counted: true }))

/** Before and after key claim, hold, commit, gateway call, answer, capture, its commit, event and refund; and the same of an order that is placed and opened in one call. */
export const killPoints: readonly KillPoint[] = [
  ...around('key-claim', 'query', 'placing', (text) => keyClaim.test(text)),
  ...around('hold', 'query', 'placing', (text) => hold.test(text)),
  ...around('commit', 'query', 'placing', (text, earlier) => isCommit(text) && sent(earlier, hold)),
  ...around('gateway-call', 'call', 'paying', (text) => openSession.test(text)),
  ...around('answer', 'call', 'paying', (text) => askSession.test(text)),
  ...around('capture', 'query', 'paying', (text) => captureAtOnce.test(text)),
  ...counted([
    ...around('longer-capture', 'query', 'paying', (text) => capture.test(text) && !captureAtOnce.test(text)),
    ...around(
      'capture-commit',
      'query',
      'paying',
      (text, earlier) => isCommit(text) && sent(earlier, capture),
    ),
  ]),
  ...around('checkout', 'query', 'checking-out', (text) => atOnce.test(text)),
  ...around('checkout-call', 'call', 'checking-out', (text) => openSession.test(text)),
  ...around('checkout-opened', 'query', 'checking-out', (text) => saveOpened.test(text)),
  ...counted(
    around(
      'checkout-commit',
      'query',
      'checking-out',
      (text, earlier) => isCommit(text) && sent(earlier, hold),
    ),
  ),
  {
    name: 'before-event',
    what: 'query',
    when: 'after',
    during: 'paying',
    matches: (text) => /claim_outbox/.test(text),
    needsRows: true,
  },
  {
    name: 'after-event',
    what: 'query',
    when: 'before',
    during: 'paying',
    matches: (text) => /drop_outbox/.test(text),
  },
  ...around('refund', 'call', 'cancelling', (text) => sendRefund.test(text)),
]
