import { pageCookies } from '#web/browser-stores.ts'
import { daySeconds } from '#domain/core/durations.ts'
import { forgetVisitor } from './tag-line.ts'

const cookie = 'tracking'
const days = 180

export type Consent = 'yes' | 'no'

/** What the visitor has answered, if anything. */
export function readConsent(): Consent | undefined {
  const said = new RegExp(`(?:^|;\\s*)${cookie}=(yes|no)`).exec(pageCookies.read())?.[1]
  return said === 'yes' || said === 'no' ? said : undefined
}

/** Takes an answer; it holds half a year. A no forgets the number by which this browser was known. */
export function keepConsent(answer: Consent): void {
  if (answer === 'no') forgetVisitor()
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  pageCookies.keep(`${cookie}=${answer}; path=/; max-age=${days * daySeconds}; samesite=lax${secure}`)
}
