import type { Language } from '#domain/core/words.ts'
/** Services that tell people from programs. Version 2 of Google's is the default (spec 7). */
export const captchaKinds = ['recaptcha_v2', 'hcaptcha', 'turnstile'] as const
export type CaptchaKind = (typeof captchaKinds)[number]

/** What an answer is worth: of a person, of nobody (wrong, old, used, of another site), or not to be known now. */
export type CaptchaVerdict = 'human' | 'wrong' | 'unreachable'

/** What a page with a puzzle may load beyond its own host, by directive. */
export type CaptchaSources = Readonly<
  Partial<Record<'script-src' | 'frame-src' | 'style-src' | 'connect-src', readonly string[]>>
>

export interface CaptchaAnswer {
  /** The tenant's secret key at the service. */
  readonly secret: string
  /** What the puzzle gave the page. */
  readonly token: string
  /** The host whose page showed the puzzle: an answer of another site is worth nothing. */
  readonly host: string
}

/** The door to all of them. */
export interface Captcha {
  /** Takes a service and the page's language; returns the address of its script. */
  script(kind: CaptchaKind, language: Language): string
  /** Takes a service; returns what its puzzle loads (safety 25: on the one page that shows it). */
  sources(kind: CaptchaKind): CaptchaSources
  /** Takes a service and an answer; asks it what the answer is worth. Never throws. */
  verify(kind: CaptchaKind, answer: CaptchaAnswer): Promise<CaptchaVerdict>
  /** Keys of the simulator, for tenants without their own; none outside a demo (safety 33). */
  readonly ownKeys: { readonly siteKey: string; readonly secret: string } | undefined
}
