import type { Words } from '../core/words.ts'

export type SettingGroup =
  | 'general'
  | 'website'
  | 'social'
  | 'order'
  | 'checkout'
  | 'language'
  | 'payment'
  | 'dine_in'
  | 'tracking_codes'
  | 'empty_page'
  | 'reservation'
  | 'waiting-list'

/** Who may read a value: everyone, the tenant's staff, or only the server (secrets never leave it). */
export type SettingReader = 'public' | 'staff' | 'secret'

/** A stored value: one text, or one per language. Numbers, switches and colours are texts too ("1", "#bf3a1b"). */
export type SettingValue = string | Words

/** What a value may be; numbers are inclusive bounds, `max` of texts counts code points. */
export type SettingKind =
  | { readonly type: 'color' }
  | { readonly type: 'length'; readonly min: number; readonly max: number }
  | { readonly type: 'preset'; readonly of: readonly string[] }
  | { readonly type: 'choice'; readonly of: readonly string[] }
  /** Any of the words, as a comma list in the catalogue's order ("asap,schedule"). */
  | { readonly type: 'choices'; readonly of: readonly string[] }
  | { readonly type: 'text'; readonly max: number; readonly pattern?: RegExp }
  | { readonly type: 'html'; readonly max: number }
  | { readonly type: 'url' }
  | { readonly type: 'phone' }
  | { readonly type: 'email' }
  | { readonly type: 'number'; readonly min: number; readonly max: number }
  /** Money in minor units, a share in basis points: kept as whole numbers, typed and shown with two places ("12.50"). */
  | { readonly type: 'amount' | 'percent'; readonly min: number; readonly max: number }
  | { readonly type: 'boolean' }
  | { readonly type: 'picture' }

export interface Setting {
  readonly group: SettingGroup
  readonly kind: SettingKind
  readonly default: SettingValue
  readonly reader: SettingReader
  /** Its value is `Words`: one text for each language. */
  readonly perLanguage: boolean
}
