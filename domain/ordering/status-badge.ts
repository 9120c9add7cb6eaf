import type { Hex } from '../core/color.ts'
import { readable } from '../core/color.ts'
import type { Settings } from '../site/settings.ts'
import { settingText, settingWords } from '../site/settings.ts'
import type { Words } from '../core/words.ts'

/** The spec's message keys of the order statuses; in_kichen is spelled so there. Spec 4. */
export const statusKeys = [
  'submitted',
  'in_kichen',
  'ready',
  'in_route',
  'completed',
  'canceled',
  'missed',
] as const
export type StatusKey = (typeof statusKeys)[number]

export interface StatusBadge {
  /** The tenant's word for it; none = the caller translates the raw status. */
  readonly words?: Words
  readonly background: Hex
  readonly color: Hex
}

/** An order's page shows all of them, and a tenant's settings are never changed in place. */
const cache = new WeakMap<Settings, Map<StatusKey, StatusBadge>>()

const isStatusKey = (key: string | undefined): key is StatusKey => statusKeys.includes(key as StatusKey)

/**
 * Takes a tenant's settings and the message key of a status, or undefined for a status that has none; returns
 * how it is shown. A tenant's pair under 4.5:1 gets its text moved until it is readable; a status without a
 * key is #efeae5 with #ff0000, as the spec says (shown bold with an icon). Spec 4, design 2.
 */
export function statusBadge(settings: Settings, key: string | undefined): StatusBadge {
  if (!isStatusKey(key)) return { background: '#efeae5', color: '#ff0000' }
  const badges = cache.get(settings) ?? new Map<StatusKey, StatusBadge>()
  cache.set(settings, badges)
  const badge = badges.get(key) ?? makeBadge(settings, key)
  badges.set(key, badge)
  return badge
}

function makeBadge(settings: Settings, key: StatusKey): StatusBadge {
  const background = settingText(settings, `language.${key}_background_color`) as Hex
  const color = settingText(settings, `language.${key}_text_color`) as Hex
  return {
    words: settingWords(settings, `language.${key}`),
    background,
    color: readable(color, [background], 4.5),
  }
}
