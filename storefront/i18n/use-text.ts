import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Language } from '#domain/words.ts'
import type { loader } from '../root.tsx'
import { textsOf } from './catalogue.ts'
import { chooseForm, fillHoles } from './message.ts'
import type { Holes } from './message.ts'
import type { TextKey } from './text-key.ts'

export type TextOf = (key: TextKey, holes?: Holes) => string

/**
 * Takes a language and the tenant's own messages; returns `t(key, holes)`. A tenant's message wins (spec 3). The hole
 * `count` chooses the plural form; `form` does it in its place when the count itself is filled later.
 */
export function makeText(language: Language, messages: Readonly<Record<string, string>>): TextOf {
  return (key, holes = {}) =>
    fillHoles(
      messages[key] || chooseForm(textsOf(language)[key], language, holes['form'] ?? holes['count']),
      holes,
    )
}

/** `const t = useText()`: texts of the page's language; works on error pages without a tenant too. */
export function useText(): TextOf {
  const root = useRouteLoaderData<typeof loader>('root')
  return useMemo(() => makeText(root?.language ?? 'ar', root?.site.messages ?? {}), [root])
}
