import { limits } from '../core/limits.ts'
import { dayMs, hourMs, minuteMs, secondMs } from '../core/durations.ts'

/**
 * What keeps a code of 4 digits safe; docs/decisions/0017 computes what it is worth. A recipient is a number or an
 * e-mail at one tenant. A browser that has signed in with it before has a budget of its own, so that nobody can lock
 * its owner out by using up the other one.
 */
export const codeLimits = {
  lifeMs: limits.codeMinutes * minuteMs,
  triesPerCode: 5,
  recipient: {
    codesPerDay: 8,
    wrongPerDay: 10,
    wrongPerWeek: 30,
    /** After the first code of a day, the second, …; the last one goes on. */
    waitsMs: [30, 60, 120, 300, 600, 1800, 3600].map((seconds) => seconds * secondMs),
  },
  /** Beyond `wrongPerDay` also one in which somebody signed in shares its address's limits. */
  browser: { codesPerHour: 10, codesPerDay: 30, wrongPerDay: 15 },
  /**
   * High: a dining room, a mall, or a whole mobile network shares one. By mobile and by e-mail each for itself, so that who
   * meets the one has the other.
   */
  address: { codesPerHour: 300, wrongPerHour: 60, wrongPerDay: 300 },
  /** How long the log of codes is kept: nothing looks further back. */
  keepMs: 8 * dayMs,
  /** How long a browser is known that nobody signs in with. */
  knownMs: 365 * dayMs,
} as const

/** One code that was sent to a recipient. */
export interface SentCode {
  /** UTC milliseconds. */
  readonly madeAt: number
  /** Guesses at it that were wrong. */
  readonly wrong: number
  /** Its owner signed in with it: it counts for no wait. */
  readonly used: boolean
}

/** Codes that one browser or address asked for, and wrong guesses, lately. */
export interface SentLately {
  readonly hour: number
  readonly day: number
  readonly wrongInHour: number
  readonly wrongInDay: number
}

/**
 * Takes the codes of one budget of a recipient (of the last 8 days, any order) and now (UTC ms); returns how many
 * milliseconds the next code has to wait, 0 when it may go. Growing waits, limits per number.
 */
export function waitForCode(sent: readonly SentCode[], now: number): number {
  const { codesPerDay, waitsMs } = codeLimits.recipient
  const today = sent.filter((one) => !one.used && one.madeAt > now - dayMs).map((one) => one.madeAt)
  const ordered = today.toSorted((a, b) => b - a)
  const [last] = ordered
  const nth = ordered[codesPerDay - 1]
  const growing =
    last === undefined ? 0 : last + (waitsMs[Math.min(today.length, waitsMs.length) - 1] ?? 0) - now
  const full = nth === undefined ? 0 : nth + dayMs - now
  return Math.max(0, growing, full, waitForTry(sent, now))
}

/**
 * Takes the same; returns how many milliseconds a guess has to wait, 0 when it may be made. A wrong guess counts from
 * the end of its code's life, so that the windows are never longer than they say.
 */
export function waitForTry(sent: readonly SentCode[], now: number): number {
  const { wrongPerDay, wrongPerWeek } = codeLimits.recipient
  return Math.max(
    waitUntilBelow(sent, wrongPerDay, dayMs, now),
    waitUntilBelow(sent, wrongPerWeek, 7 * dayMs, now),
  )
}

function waitUntilBelow(sent: readonly SentCode[], most: number, span: number, now: number): number {
  let count = 0
  for (const { madeAt, wrong } of sent.toSorted((a, b) => b.madeAt - a.madeAt)) {
    const free = madeAt + codeLimits.lifeMs + span
    if (free <= now) break
    count += wrong
    if (count >= most) return free - now
  }
  return 0
}

/** Takes how many codes a browser asked for lately; returns how many milliseconds the next has to wait: an hour, a day, or 0. */
export function waitForAsker(browser: SentLately): number {
  const { codesPerHour, codesPerDay } = codeLimits.browser
  if (browser.day >= codesPerDay) return dayMs
  return browser.hour >= codesPerHour ? hourMs : 0
}

/** Takes what a browser did lately in which somebody has signed in before; returns whether its address's limits are not its own. */
export function isApart(browser: SentLately): boolean {
  return browser.wrongInDay < codeLimits.browser.wrongPerDay
}

/** Takes how many codes an address asked for lately, and what it guessed; returns how many milliseconds the next has to wait. */
export function waitForAddress(address: SentLately): number {
  return Math.max(address.hour >= codeLimits.address.codesPerHour ? hourMs : 0, waitForGuess(address))
}

/** Takes what an address did lately; returns how many milliseconds its next guess has to wait: an hour, or 0. */
export function waitForGuess({ wrongInHour, wrongInDay }: SentLately): number {
  const { wrongPerHour, wrongPerDay } = codeLimits.address
  return wrongInHour >= wrongPerHour || wrongInDay >= wrongPerDay ? hourMs : 0
}
