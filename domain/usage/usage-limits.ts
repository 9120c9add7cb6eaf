import { refuse, type Refusal, type RefusalCode } from '../core/refusal.ts'

/** What is counted because it costs the restaurant or takes from others. */
export type UsageKind =
  | 'mobile-message'
  | 'email'
  | 'map-call'
  | 'queue-place'
  | 'guest-upload'
  | 'staff-upload'

/** Whose use it is. A recipient is a number or an e-mail that nobody proved. */
export type UsageSubject = 'recipient' | 'browser' | 'account' | 'address' | 'restaurant'

/** The most in one hour of the clock, and in 24 hours. */
export interface UsageLimit {
  readonly hour: number
  readonly day: number
  /** The real people that it has to leave room for. */
  readonly sizedFor: string
}

/** What the restaurant pays for: a budget of its own, which its owner sets. */
export interface UsageBudget {
  readonly setting: 'general.mobile_messages_per_day' | 'general.emails_per_day' | 'general.map_calls_per_day'
  /** For each branch, where the owner has set none. */
  readonly perBranch: number
}

const message: Readonly<Partial<Record<UsageSubject, UsageLimit>>> = {
  recipient: {
    hour: 5,
    day: 5,
    sizedFor: 'one person: a table with its changes, or a ticket with its calls',
  },
  browser: { hour: 10, day: 20, sizedFor: 'a family that books, changes and cancels on one phone' },
  account: { hour: 20, day: 40, sizedFor: 'an assistant who books for a company' },
  address: {
    hour: 120,
    day: 600,
    sizedFor: "a dining room's Wi-Fi, a mall's, or a part of a mobile operator's shared address",
  },
}

/** Every limit of usage with its unit and window. Bursts are kept within a minute besides (server/middleware/rate-limit.ts). */
export const usageLimits: Readonly<Record<UsageKind, Readonly<Partial<Record<UsageSubject, UsageLimit>>>>> = {
  // SMS and WhatsApp
  'mobile-message': message,
  email: message,
  // asked of a map service outside
  'map-call': {
    browser: { hour: 200, day: 400, sizedFor: 'one who looks for an address and moves the pin about' },
    account: { hour: 200, day: 400, sizedFor: 'the same' },
    address: { hour: 3000, day: 12_000, sizedFor: "a mall, or a mobile operator's shared address at dinner" },
  },
  // milliseconds of processor time that pictures took to decode: one of HEIC takes up to three seconds, one of JPEG a quarter
  'guest-upload': {
    account: { hour: 60_000, day: 180_000, sizedFor: 'one who rates every dish of a feast with photos' },
    restaurant: { hour: 600_000, day: 3_600_000, sizedFor: 'the guests of all its branches on a feast day' },
  },
  'staff-upload': {
    account: { hour: 600_000, day: 1_800_000, sizedFor: 'one who gives a whole menu its pictures' },
    restaurant: { hour: 900_000, day: 3_600_000, sizedFor: 'several who do so at once' },
  },
  // parties that nobody proved
  'queue-place': {
    browser: { hour: 3, day: 8, sizedFor: 'a family at the door that leaves and joins again' },
    address: { hour: 120, day: 800, sizedFor: "a full evening's parties on the dining room's Wi-Fi" },
  },
}

/** What the restaurant itself pays for. */
export const usageBudgets: Readonly<Partial<Record<UsageKind, UsageBudget>>> = {
  'mobile-message': { setting: 'general.mobile_messages_per_day', perBranch: 1000 },
  email: { setting: 'general.emails_per_day', perBranch: 2000 },
  'map-call': { setting: 'general.map_calls_per_day', perBranch: 3000 },
}

/** Of a day's budget, within one hour: what somebody runs through at night leaves the evening its part. */
const hourShare = 0.4

/** What only sign-in codes may use up: the rest stops before it. */
const reservedShare = 0.1

/** From which part of a budget on its owner is told. */
export const alarmShares = { low: 0.8, over: 1 } as const

/** Takes a budget, what its owner set (0 or nothing: by size) and how many branches there are; returns its limit. */
export function budgetLimit(budget: UsageBudget, set: number | undefined, branches: number): UsageLimit {
  const day = set || budget.perBranch * Math.max(1, branches)
  return { day, hour: Math.ceil(day * hourShare), sizedFor: 'the restaurant' }
}

/** What was used, the spending in question included. */
export interface Used {
  readonly hour: number
  readonly day: number
}

/** Takes a limit, what was used, and whether it may use what is kept back; returns whether that is within it. */
export function isWithin(limit: UsageLimit, used: Used, reserve: 'all' | 'kept' = 'all'): boolean {
  const part = reserve === 'kept' ? 1 - reservedShare : 1
  return used.hour <= Math.ceil(limit.hour * part) && used.day <= Math.ceil(limit.day * part)
}

/** Takes a budget's limit and what was used; returns how it stands. */
export function budgetState(limit: UsageLimit, used: Used): 'fine' | 'low' | 'over' {
  const share = shareOf(limit, used)
  return share >= alarmShares.over ? 'over' : share >= alarmShares.low ? 'low' : 'fine'
}

const shareOf = (limit: UsageLimit, used: Used) => Math.max(used.hour / limit.hour, used.day / limit.day)

/** Takes a budget's limit, what was used before and after; returns which alarm is due by it. */
export function alarmBetween(limit: UsageLimit, before: Used, after: Used): 'low' | 'over' | undefined {
  const crossed = (at: number) => shareOf(limit, before) < at && shareOf(limit, after) >= at
  if (crossed(alarmShares.over)) return 'over'
  return crossed(alarmShares.low) ? 'low' : undefined
}

const refusals: Readonly<Record<UsageKind, RefusalCode>> = {
  'mobile-message': 'message-limit',
  email: 'message-limit',
  'map-call': 'map-limit',
  'queue-place': 'waiting-proof',
  'guest-upload': 'too-many-requests',
  'staff-upload': 'too-many-requests',
}

/** Takes what was refused, by whose limit, and when its hour ends; returns the refusal, which names the way on. */
export function refuseUsage(kind: UsageKind, subject: UsageSubject, seconds: number): Refusal {
  return refuse(refusals[kind], { details: { limit: subject, retry_after_seconds: seconds } })
}
