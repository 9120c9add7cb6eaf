import type { CallLimits, GatewayAccount, OpenedSession, SessionToOpen, UnopenedSession } from './port.ts'

type Open = (
  account: GatewayAccount,
  session: SessionToOpen,
  limits?: CallLimits,
) => Promise<OpenedSession | UnopenedSession>

interface CachedSession {
  readonly amount: number
  readonly currency: string
  readonly opened: OpenedSession
}

/**
 * For gateways that cannot be told a reference which makes opening idempotent, and whose sessions charge nothing before
 * somebody fills them: takes how to open one; returns the same that remembers what was opened. One that was opened and
 * forgotten was told to nobody.
 */
export function rememberSessions(open: Open): Open {
  const cache = new Map<string, CachedSession>()
  return async (account, session, limits) => {
    const { reference, amount, currency } = session
    const key = `${account.apiUrl} ${account.secretKey} ${reference}`
    const before = cache.get(key)
    if (before)
      return before.amount === amount && before.currency === currency
        ? before.opened
        : { opened: false, why: 'refused', raw: 'the reference is used with other terms' }
    const opened = await open(account, session, limits)
    if (cache.size > 10_000) cache.clear()
    if (opened.opened) cache.set(key, { amount, currency, opened })
    return opened
  }
}
