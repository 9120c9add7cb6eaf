import type { CountryCode } from '#domain/core/country.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import type { TimeWindow } from '#domain/core/time-window.ts'
import type { Allergen, Item, ItemPrice, MenuGroup } from '#domain/menu/menu.ts'
import type { Settings } from '#domain/site/settings.ts'
import type { Words } from '#domain/core/words.ts'
import type { ZoneDetails } from '#domain/delivery/check-zone.ts'
import type { HoursException, OpeningPlan, Pause } from '#domain/timing/opening.ts'
import type { Banner } from '#server/store/site/load-site.ts'
import type { BranchSlotRule } from '#server/store/timing/load-timing.ts'

/** A branch as a maker takes it. */
export interface BranchPlan {
  readonly id?: string
  readonly name: Words
  readonly address?: Words
  readonly phone?: string
  readonly latitude?: number
  readonly longitude?: number
  readonly hours?: readonly TimeWindow[]
  readonly typeHours?: OpeningPlan['typeHours']
  readonly exceptions?: readonly HoursException[]
  readonly pauses?: readonly Pause[]
  readonly slotRule?: BranchSlotRule
  readonly types?: readonly OrderType[]
  readonly asapAllowed?: boolean
  readonly scheduleAllowed?: boolean
  readonly baseMinutes?: number
  readonly acceptWithinMinutes?: number
  readonly zones?: readonly ({ readonly id?: string } & ZoneDetails)[]
}

/** All of a tenant's content as plain data; what is left out gets a usual value. */
export interface TenantPlan {
  readonly id?: string
  readonly host: string
  readonly name: Words
  readonly title?: Words
  readonly country: CountryCode
  readonly logo?: string
  readonly taxNumber?: string
  readonly pricesIncludeVat?: boolean
  readonly settings?: Settings
  readonly branches: readonly BranchPlan[]
  readonly groups: readonly MenuGroup[]
  readonly items: readonly Item[]
  readonly allergens?: readonly Allergen[]
  readonly banners?: readonly Banner[]
  readonly pages?: readonly { slug: string; title: Words; body: Words }[]
  readonly soldOut?: readonly { branchId: string; itemId: string }[]
  /** Items that a branch does not have. */
  readonly hidden?: readonly { branchId: string; itemId: string }[]
  readonly prices?: readonly ItemPrice[]
  /** Counted items and what is left of them. */
  readonly stock?: readonly { branchId: string; itemId: string; left: number }[]
}
