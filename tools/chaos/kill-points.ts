/** A moment at which the server is killed, seen from outside: a query that it sends, or a call that it makes. */
export type KillPoint = {
  name: string
  what: 'query' | 'call'
  when: 'before' | 'after'
  /** Takes the query's text and values (or "METHOD url") and, for a query, all that its transaction sent before. */
  matches: (text: string, earlier: readonly string[]) => boolean
}

const sent = (earlier: readonly string[], pattern: RegExp): boolean =>
  earlier.some((text) => pattern.test(text))
const isCommit = (text: string): boolean => /^\s*commit\b/i.test(text)
const keyClaim = /insert into "?idempotency_keys/i
const hold = /insert into "?orders"?[\s(]/i
const capture = /(update|insert into) "?payment_attempts"?[^]*captured/i
const openSession = /^POST \S+\/v1\/sessions$/
const askSession = /^GET \S+\/v1\/sessions\/by-reference\//
const relay = /(update|delete from)[^]*"?outbox\b/i

/** Safety and "must be seen" of part 1: before and after key claim, hold, gateway call, capture, commit, event. */
export const killPoints: readonly KillPoint[] = [
  { name: 'before-key-claim', what: 'query', when: 'before', matches: (text) => keyClaim.test(text) },
  { name: 'after-key-claim', what: 'query', when: 'after', matches: (text) => keyClaim.test(text) },
  { name: 'before-hold', what: 'query', when: 'before', matches: (text) => hold.test(text) },
  { name: 'after-hold', what: 'query', when: 'after', matches: (text) => hold.test(text) },
  {
    name: 'before-commit',
    what: 'query',
    when: 'before',
    matches: (text, earlier) => isCommit(text) && sent(earlier, hold),
  },
  {
    name: 'after-commit',
    what: 'query',
    when: 'after',
    matches: (text, earlier) => isCommit(text) && sent(earlier, hold),
  },
  { name: 'before-gateway-call', what: 'call', when: 'before', matches: (text) => openSession.test(text) },
  { name: 'after-gateway-call', what: 'call', when: 'after', matches: (text) => openSession.test(text) },
  { name: 'before-asking', what: 'call', when: 'before', matches: (text) => askSession.test(text) },
  { name: 'after-asking', what: 'call', when: 'after', matches: (text) => askSession.test(text) },
  { name: 'before-capture', what: 'query', when: 'before', matches: (text) => capture.test(text) },
  { name: 'after-capture', what: 'query', when: 'after', matches: (text) => capture.test(text) },
  {
    name: 'before-capture-commit',
    what: 'query',
    when: 'before',
    matches: (text, earlier) => isCommit(text) && sent(earlier, capture),
  },
  {
    name: 'after-capture-commit',
    what: 'query',
    when: 'after',
    matches: (text, earlier) => isCommit(text) && sent(earlier, capture),
  },
  { name: 'before-event', what: 'query', when: 'before', matches: (text) => relay.test(text) },
  { name: 'after-event', what: 'query', when: 'after', matches: (text) => relay.test(text) },
]
