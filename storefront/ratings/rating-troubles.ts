import { CallError } from '#contract/core/client.ts'
import { limits } from '#domain/core/limits.ts'
import { lengthOf } from '#domain/core/text.ts'
import type { TextOf } from '../i18n/text-key.ts'

export type Aspect = 'food' | 'service' | 'delivery'

/** What is wrong with the dialog's fields, in words. */
export interface Troubles extends Partial<Record<Aspect | 'comment' | 'photos', string>> {
  /** What belongs to no field. */
  readonly all?: string
}

/** Takes the stars that are missing and the comment; returns what to say before anything is sent (spec 5). */
export function findTroubles(missing: readonly Aspect[], comment: string, t: TextOf): Troubles {
  const long = lengthOf(comment.trim()) > limits.notes
  return {
    ...Object.fromEntries(missing.map((aspect) => [aspect, t('form.required')])),
    ...(long && { comment: t('form.too-long', { count: limits.notes }) }),
    ...(missing.length > 0 && { all: t('form.fill-all') }),
  }
}

/** Takes what a call threw; returns what to say, each at its field. */
export function troublesOf(error: unknown, t: TextOf): Troubles {
  if (!(error instanceof CallError)) return { all: t('sign-in.unreachable') }
  const { message, errors = {} } = error.body
  const known = (['food', 'service', 'delivery', 'comment', 'photos'] as const).flatMap((field) => {
    const words = errors[field]?.[0]
    return words ? [[field, words]] : []
  })
  return { ...Object.fromEntries(known), all: message }
}
