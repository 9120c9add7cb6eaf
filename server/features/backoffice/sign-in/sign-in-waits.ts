import { hourMs, minuteMs } from '#domain/core/durations.ts'

/** Failed sign-ins and how long each makes the next one wait. In this process's memory: decision 0012. */
export interface SignInWaits {
  /** Takes what is tried and now (UTC ms); returns the milliseconds that are left to wait, 0 when it may try. */
  left(attempt: SignInAttempt, now: number): number
  failed(attempt: SignInAttempt, now: number): void
  /** The try that was counted as failed turned out well: the device begins anew, the other counts take one back. */
  succeeded(attempt: SignInAttempt): void
  /** The try that was counted as failed was none: the password was right, and the second step is asked for. */
  takeBack(attempt: SignInAttempt): void
}

export interface SignInAttempt {
  readonly email: string
  readonly address: string
  readonly userAgent: string
  /** A browser that signed in to this account before: what strangers do elsewhere is none of its business. */
  readonly known?: string | undefined
}

interface Count {
  readonly failures: number
  readonly last: number
}

/** Failures without a wait; beyond them each doubles it, up to the most. A shared Wi-Fi is only a high ceiling. */
const free = { pair: 5, known: 10, account: 30, address: 100 } as const
const firstWaitMs = 2000
const mostWaitMs = 15 * minuteMs
const forgetMs = hourMs
const mostKeys = 20_000

export function makeSignInWaits(): SignInWaits {
  const counts = new Map<string, Count>()

  function read(key: string, now: number): Count | undefined {
    const count = counts.get(key)
    return count && now - count.last < forgetMs ? count : undefined
  }

  return {
    left(attempt, now) {
      const waits = keysOf(attempt).map(({ key, kind }) => {
        const count = read(key, now)
        return count ? count.last + waitAfter(count.failures - free[kind]) - now : 0
      })
      return Math.max(0, ...waits)
    },
    failed(attempt, now) {
      for (const { key } of keysOf(attempt)) {
        const failures = (read(key, now)?.failures ?? 0) + 1
        counts.delete(key)
        counts.set(key, { failures, last: now })
        const oldest = counts.keys().next().value
        if (counts.size > mostKeys && oldest !== undefined) counts.delete(oldest)
      }
    },
    succeeded(attempt) {
      for (const { key, kind } of keysOf(attempt)) {
        const count = counts.get(key)
        if (kind === 'pair' || kind === 'known' || !count || count.failures <= 1) counts.delete(key)
        else counts.set(key, { ...count, failures: count.failures - 1 })
      }
    },
    takeBack(attempt) {
      for (const { key } of keysOf(attempt)) {
        const count = counts.get(key)
        if (count) counts.set(key, { ...count, failures: Math.max(0, count.failures - 1) })
      }
    },
  }
}

function waitAfter(beyond: number): number {
  return beyond < 0 ? 0 : Math.min(mostWaitMs, firstWaitMs * 2 ** Math.min(beyond, 20))
}

function keysOf({
  email,
  address,
  userAgent,
  known,
}: SignInAttempt): { key: string; kind: keyof typeof free }[] {
  if (known !== undefined) return [{ key: JSON.stringify(['known', email, known]), kind: 'known' }]
  return [
    { key: JSON.stringify(['pair', email, address, userAgent.slice(0, 200)]), kind: 'pair' },
    { key: JSON.stringify(['account', email]), kind: 'account' },
    { key: JSON.stringify(['address', address]), kind: 'address' },
  ]
}
