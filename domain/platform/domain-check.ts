import { limits } from '../core/limits.ts'
import { dayMs, hourMs, minuteMs } from '../core/durations.ts'
import type { Language } from '../core/words.ts'

export const domainStates = ['pending', 'verified', 'failed'] as const
/** pending: not proven yet · verified: proven and leading here · failed: was verified and is not any more. */
export type DomainState = (typeof domainStates)[number]

const domainFaults = ['proof-missing', 'address-missing', 'address-elsewhere', 'taken', 'no-answer'] as const
/** What a check found wrong, the first that counts. */
export type DomainFault = (typeof domainFaults)[number]

/** What the domain name system says of a host. */
export interface DomainFacts {
  /** Its TXT record says what this restaurant's claim asks for. */
  readonly proven: boolean
  /** Where the host leads, by A and AAAA, aliases followed. */
  readonly addresses: readonly string[]
  /** Where the installation is. */
  readonly target: readonly string[]
}

/**
 * Takes what the domain name system says; returns what is wrong, or undefined when the host is proven and each of its
 * addresses is the installation's: one that leads elsewhere would show some visitors another site. Safety 17.
 */
export function judgeDomain({ proven, addresses, target }: DomainFacts): DomainFault | undefined {
  if (!proven) return 'proof-missing'
  if (addresses.length === 0) return 'address-missing'
  return addresses.every((address) => target.includes(address)) ? undefined : 'address-elsewhere'
}

/** A claim's life, times in UTC ms. */
export interface DomainLife {
  readonly state: DomainState
  readonly madeAt: number
  readonly failingSince: number | undefined
}

/** What a check makes of a claim. */
export interface DomainStep {
  readonly state: DomainState
  readonly failingSince: number | undefined
  readonly checkAt: number
  /** The host answers for the restaurant. */
  readonly bound: boolean
}

/**
 * Takes a claim, what its check found and now (UTC ms); returns how it goes on. Checked daily once verified, hourly while
 * it fails, and ever more seldom while it waits; no answer from the domain name system proves nothing. Safety 17.
 */
export function nextDomainStep(life: DomainLife, fault: DomainFault | undefined, now: number): DomainStep {
  if (fault === undefined)
    return { state: 'verified', failingSince: undefined, checkAt: now + dayMs, bound: true }
  const was = life.state !== 'pending'
  if (fault === 'no-answer') {
    const bound =
      was && (life.failingSince === undefined || now - life.failingSince < limits.domainGraceDays * dayMs)
    return { state: life.state, failingSince: life.failingSince, checkAt: now + hourMs, bound }
  }
  if (!was) {
    const wait = Math.min(dayMs, 5 * minuteMs + (now - life.madeAt) / 4)
    return { state: 'pending', failingSince: undefined, checkAt: now + wait, bound: false }
  }
  const failingSince = life.failingSince ?? now
  const bound = now - failingSince < limits.domainGraceDays * dayMs
  return { state: 'failed', failingSince, checkAt: now + (bound ? hourMs : dayMs), bound }
}

/** The name at which the proof stands. */
export function proofName(host: string): string {
  return `_maidah.${host}`
}

/** Takes a claim's secret; returns what the TXT record says. */
export function proofValue(proof: string): string {
  return `maidah-site=${proof}`
}

const said: Readonly<Record<DomainFault | 'verified' | 'unchecked', Readonly<Record<Language, string>>>> = {
  verified: {
    ar: 'النطاق لك ويصل إلى موقعك.',
    en: 'The domain is yours and leads to your website.',
  },
  unchecked: {
    ar: 'يلزم إضافة السجلين عند مزوّد النطاق، ثم التحقق. قد يحتاج انتشارهما ساعات.',
    en: 'Add both records at your domain’s provider, then check. They may take hours to spread.',
  },
  'proof-missing': {
    ar: 'لم نجد سجل TXT الذي يثبت أن النطاق لك. قد يحتاج انتشاره ساعات.',
    en: 'The TXT record that proves the domain is yours was not found. It may take hours to spread.',
  },
  'address-missing': {
    ar: 'النطاق لك، لكنه لا يشير إلى أي خادم بعد: يلزم إضافة سجل CNAME أو A.',
    en: 'The domain is yours, but leads nowhere yet: add the CNAME or A record.',
  },
  'address-elsewhere': {
    ar: 'النطاق لك، لكنه يشير إلى خادم آخر: يلزم تصحيح سجل CNAME أو A وحذف ما عداه.',
    en: 'The domain is yours, but leads to another server: correct the CNAME or A record and delete any other.',
  },
  taken: {
    ar: 'هذا النطاق لمطعم آخر على هذه المنصة، وإثباته ما زال قائمًا.',
    en: 'Another restaurant of this platform has this domain, and its proof still stands.',
  },
  'no-answer': {
    ar: 'لم تُجب خوادم أسماء النطاقات. نعيد المحاولة خلال ساعة.',
    en: 'The domain name servers gave no answer. We try again within an hour.',
  },
}

/** Takes what the last check found, whether there was one, and a language; returns it as one clear sentence. */
export function domainWords(
  { checked, fault }: { readonly checked: boolean; readonly fault: DomainFault | undefined },
  language: Language,
): string {
  return said[fault ?? (checked ? 'verified' : 'unchecked')][language]
}
