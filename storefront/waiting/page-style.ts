import type { CSSProperties } from 'react'
import type { Words } from '#domain/words.ts'
import { pictureUrl } from '../shell/picture-url.ts'

/** How the tenant wants the pages of its waiting list (spec 3: waitingList page styles). */
export interface WaitingLook {
  readonly title: string
  readonly background: string
  readonly text: string
  readonly picture: string
}

/** Takes the group `waiting-list` of the settings; returns the look. Words come in the language of the call. */
export function lookOf(
  settings: readonly { readonly key: string; readonly value: string | Words }[],
  language: 'ar' | 'en',
): WaitingLook {
  const of = (key: string) => {
    const value = settings.find((one) => one.key === `waitingList.${key}`)?.value ?? ''
    return typeof value === 'string' ? value : value[language] || value.ar
  }
  return {
    title: of('page_title'),
    background: of('page_background_color'),
    text: of('page_text_color'),
    picture: of('page_background_image'),
  }
}

/** Takes the look; returns it as the style of the page's ground. */
export function groundStyle({ background, text, picture }: WaitingLook): CSSProperties {
  return {
    '--wl-ground': background,
    '--wl-ink': text,
    ...(picture && { '--wl-picture': `url(${pictureUrl(picture, 1200)})` }),
  } as CSSProperties
}
