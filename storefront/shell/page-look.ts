import { contrast, type Hex } from '#domain/core/color.ts'
import type { Words } from '#domain/core/words.ts'

/** How the tenant wants the pages of its reservations or waiting list: title, colours, picture. Spec 3 "page styles". */
export interface PageLook {
  readonly title: Words
  readonly background: string
  readonly text: string
  /** Of the tenant's pictures; none = no background picture. */
  readonly pictureId: string | undefined
}

const readable = 4.5
const inks: readonly Hex[] = ['#ffffff', '#14110f']

/** What the house itself looks like there. */
const own = {
  reservation: { background: '#faf6f1', text: '#211812' },
  waitingList: { background: '#3a1b10', text: '#fff4ea' },
} as const

/**
 * Takes the public settings and whose pages they are of; returns the pages' look. Text that could not be read on its
 * ground gives way to white or ink, whichever reads better (design 2: guard rails).
 */
export function readLook(
  settings: readonly { key: string; value: string | Words }[],
  pages: keyof typeof own,
): PageLook {
  const of = (key: string) => settings.find((one) => one.key === `${pages}.${key}`)?.value
  const text = (key: string) => {
    const value = of(key)
    return typeof value === 'string' ? value : ''
  }
  const title = of('page_title')
  const background = colorOf(text('page_background_color'), own[pages].background)
  const wished = colorOf(text('page_text_color'), own[pages].text)
  const best = inks.toSorted((a, b) => contrast(b, background) - contrast(a, background))[0] ?? '#14110f'
  return {
    title: typeof title === 'object' ? title : { ar: title ?? '', en: title ?? '' },
    background,
    text: contrast(wished, background) >= readable ? wished : best,
    pictureId: text('page_background_image') || undefined,
  }
}

const isHex = (value: string): value is Hex => /^#[0-9a-f]{6}$/.test(value)

function colorOf(value: string, otherwise: Hex): Hex {
  const low = value.toLowerCase()
  return isHex(low) ? low : otherwise
}
