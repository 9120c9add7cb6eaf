import { CallError } from '#contract/core/client.ts'
import type { TextOf } from '../../i18n/text-key.ts'

/** Why a step of signing in did not go on. */
export interface SignInTrouble {
  /** Stands at the field of this step. */
  readonly words: string
  /** A new code is the only way on. */
  readonly expired: boolean
  /** Seconds before the next code may be asked for; the words are said with the time that is left. */
  readonly waitSeconds: number | undefined
}

/** Takes what a call threw; returns what to say at the field (spec 5, 8: "Session Expired" for a code that is over). */
export function troubleOf(error: unknown, t: TextOf): SignInTrouble {
  const plain = { expired: false, waitSeconds: undefined }
  if (!(error instanceof CallError)) return { ...plain, words: t('sign-in.unreachable') }
  const { code, message, errors = {}, details = {} } = error.body
  const number = (name: string) => {
    const value = details[name]
    return typeof value === 'number' ? value : undefined
  }
  const triesLeft = number('tries_left')
  if (code === 'session-expired' || triesLeft === 0)
    return { ...plain, expired: true, words: t('sign-in.expired') }
  if (code === 'code-wrong' && triesLeft !== undefined)
    return { ...plain, words: t('sign-in.code-wrong', { count: triesLeft }) }
  if (code === 'too-many-requests')
    return { ...plain, words: message, waitSeconds: number('retry_after_seconds') }
  return { ...plain, words: Object.values(errors)[0]?.[0] ?? message }
}
