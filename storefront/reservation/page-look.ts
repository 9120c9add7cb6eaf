import { contrast, type Hex } from '#domain/color.ts'
import type { Words } from '#domain/words.ts'

/** How the tenant wants its page of reservations: title, colours, picture. Spec 3 "reservation page styles". */
export interface PageLook {
  readonly title: Words
  readonly background: string
  readonly text: string
  /** Of the tenant's pictures; none = no background picture. */
  readonly pictureId: string | undefined
}

const readable = 4.5
const inks: readonly Hex[] = ['#ffffff', '#14110f']

/**
 * Takes the public settings of the group; returns the page's look. Text that could not be read on its ground gives way to
 * white or ink, whichever reads better (DESIGN 2 "guard rails").
 */
export function readLook(settings: readonly { key: string; value: string | Words }[]): PageLook {
  const of = (key: string) => settings.find((one) => one.key === `reservation.${key}`)?.value
  const text = (key: string) => {
    const value = of(key)
    return typeof value === 'string' ? value : ''
  }
  const title = of('page_title')
  const background = colorOf(text('page_background_color'), '#faf6f1')
  const wished = colorOf(text('page_text_color'), '#211812')
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
