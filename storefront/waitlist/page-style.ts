import type { CSSProperties } from 'react'
import { wordIn, type Language, type Words } from '#domain/core/words.ts'
import { readLook, type PageLook } from '../shell/page-look.ts'
import { pictureUrl } from '../shell/picture-url.ts'

/** How the tenant wants the pages of its waiting list, in the page's language (spec 3: waitingList page styles). */
export type WaitingLook = Omit<PageLook, 'title'> & { readonly title: string }

/** Takes the group `waiting-list` of the settings and the language; returns the look. */
export function lookOf(
  settings: readonly { readonly key: string; readonly value: string | Words }[],
  language: Language,
): WaitingLook {
  const look = readLook(settings, 'waitingList')
  return { ...look, title: wordIn(look.title, language) }
}

/** Takes the look; returns it as the style of the page's ground. */
export function groundStyle({ background, text, pictureId }: WaitingLook): CSSProperties {
  return {
    '--wl-ground': background,
    '--wl-ink': text,
    ...(pictureId && { '--wl-picture': `url(${pictureUrl(pictureId, 1200)})` }),
  } as CSSProperties
}
