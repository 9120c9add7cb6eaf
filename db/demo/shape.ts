import type { OrderType } from '#domain/core/order-type.ts'
import type { TimeWindow } from '#domain/core/time-window.ts'
import type { Diet, ItemTag } from '#domain/menu/menu.ts'
import type { MenuLabels } from '#domain/menu/menu-labels.ts'
import type { HoursException, Pause } from '#domain/timing/opening.ts'
import type { BranchSlotRule } from '#server/store/timing/load-timing.ts'
import type { SettingKey } from '#domain/site/setting-keys.ts'
import type { SettingValue } from '#domain/site/setting-kind.ts'
import type { Words } from '#domain/core/words.ts'

/** A demo restaurant as plain data; `db/demo/seed.ts` makes it with the makers that the tests use. */
export interface DemoTenant {
  readonly slug: 'saffron' | 'nile' | 'marina'
  readonly name: Words
  readonly title: Words
  readonly country: 'SA' | 'EG' | 'AE'
  readonly taxNumber: string
  /** Settings by key of the catalogue (`domain/site/settings.ts`): theme, texts, language, order options. */
  readonly settings: Readonly<Partial<Record<SettingKey, SettingValue>>>
  /** File in db/demo/pictures without its ending. */
  readonly logo: string
  /** Settings whose value is a picture: the file's name here, the id of the stored picture in the database. */
  readonly pictures: Readonly<Partial<Record<SettingKey, string>>>
  readonly branches: readonly DemoBranch[]
  readonly groups: readonly DemoGroup[]
  readonly banners: readonly DemoBanner[]
  readonly pages: readonly { slug: string; title: Words; body: Words }[]
}

export interface DemoBranch {
  readonly slug: string
  readonly name: Words
  readonly address: Words
  readonly phone: string
  readonly latitude: number
  readonly longitude: number
  readonly hours: readonly TimeWindow[]
  readonly baseMinutes: number
  readonly types: readonly OrderType[]
  readonly slotRule: BranchSlotRule
  readonly exceptions?: readonly HoursException[]
  readonly pauses?: readonly Pause[]
  readonly zones: readonly DemoZone[]
}

/** Where a branch delivers: around itself, or between corners given in degrees. */
export interface DemoZone {
  readonly name: Words
  /** Kilometres around the branch, or corners as [latitude, longitude]. */
  readonly area: number | readonly (readonly [number, number])[]
  readonly fee: string
  readonly minimum: string
  readonly freeAbove?: string
  readonly minutes: number
}

export interface DemoGroup {
  readonly slug: string
  readonly name: Words
  /** File in db/demo/pictures without its ending, e.g. "1f354". */
  readonly picture: string
  readonly windows?: readonly TimeWindow[]
  readonly items: readonly DemoItem[]
}

export interface DemoItem {
  readonly slug: string
  readonly name: Words
  readonly description: Words
  /** "38.00" */
  readonly price: string
  readonly priceBefore?: string
  readonly calories: number
  readonly labels?: MenuLabels
  readonly picture: string
  readonly allergens?: readonly string[]
  readonly options?: readonly DemoOptionGroup[]
  readonly windows?: readonly TimeWindow[]
  readonly maxQuantity?: number
  readonly scheduledOnly?: boolean
  readonly featured?: boolean
  readonly tags?: readonly ItemTag[]
  /** Minutes in the kitchen; none = the database's default. */
  readonly makeMinutes?: number
  /** Order types in which it is offered; none = all. */
  readonly types?: readonly OrderType[]
  /** Slugs of branches where it is sold out in the demo. */
  readonly soldOutAt?: readonly string[]
  /** Slugs of branches that do not have it. */
  readonly hiddenAt?: readonly string[]
  /** What is left of it, by slug of branch; it is not counted at the others. */
  readonly left?: Readonly<Record<string, number>>
  /** Prices of a branch, of an order type, or of both. */
  readonly prices?: readonly { branch?: string; type?: OrderType; price: string }[]
  readonly deposits?: readonly { name: Words; amount: string; min: number; max: number }[]
}

export interface DemoOptionGroup {
  readonly name: Words
  readonly min: number
  readonly max: number
  /** So many pieces cost nothing. */
  readonly free?: number
  /** Shown while this option of another group of the item is chosen, both by their place. */
  readonly when?: { group: number; option: number }
  readonly options: readonly {
    name: Words
    price: string
    max?: number
    preset?: boolean
    calories?: number
    labels?: MenuLabels
    /** Slugs of allergens. */
    allergens?: readonly string[]
    unfit?: readonly Diet[]
    /** A combo's choice: the slug of the item. */
    item?: string
  }[]
}

export interface DemoBanner {
  readonly place: 'web' | 'web_popup'
  readonly type: 'default' | 'item' | 'group' | 'url'
  readonly title: Words
  readonly text: Words
  readonly picture: string
  /** Slug of the item or group, or the URL. */
  readonly target?: string
  /** Minutes for which a popup stays away once seen (spec 9: the cookie lives 60 times as many seconds). */
  readonly appearInPeriod?: number
}
