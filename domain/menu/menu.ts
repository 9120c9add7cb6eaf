import type { OrderType } from '../core/order-type.ts'
import type { Picture } from '../core/picture.ts'
import type { TimeWindow } from '../core/time-window.ts'
import type { Minor } from '../core/money.ts'
import type { TaxCategory } from '../einvoicing/tax-document.ts'
import type { Words } from '../core/words.ts'
import type { MenuLabels } from './menu-labels.ts'

/** One choice of an option group. */
export interface Option {
  readonly id: string
  readonly name: Words
  /** What one of it adds to the item's price, minor units; may be 0. */
  readonly price: Minor
  /** How many times it may be taken (spec 5 "per option-group choice"), at least 1. */
  readonly max: number
  /** How many must be taken when it is taken at all, at least 1. */
  readonly min: number
  readonly calories?: number
  /** What the menu says of it beside calories; none = nothing. */
  readonly labels?: MenuLabels
  /** Ids of allergens in it; none = nothing is known of it. */
  readonly allergens?: readonly string[]
  /** Diets that a dish does not fit any more with it: meat neither, cheese not the vegan one. */
  readonly unfit?: readonly Diet[]
  /** Taken before the guest chooses. */
  readonly preset: boolean
  /** A combo's choice: the item of the menu that it stands for; its price is then the surcharge for it. */
  readonly itemId?: string
}

/** Choices that belong together. `min` above 0 makes the group required (spec 5). Counts are sums of quantities. */
export interface OptionGroup {
  readonly id: string
  readonly name: Words
  readonly min: number
  readonly max: number
  /** So many pieces of it cost nothing, the dearest first; none = all cost what they say. */
  readonly free?: number
  /** Shown, and to be chosen from, only while this option of another group is chosen; none = always. */
  readonly when?: string
  /** Dishes have it in common with others of this name of the set; none = it is this dish's alone. */
  readonly shared?: string
  readonly options: readonly Option[]
}

/** A returnable deposit ("insurance", spec 5) that goes with each piece of an item: a tray, a grill, a bottle. */
export interface Deposit {
  readonly id: string
  readonly name: Words
  /** Of one, minor units. */
  readonly amount: Minor
  /** Fewest and most of it per piece of the item; a minimum above 0 comes with every piece. */
  readonly min: number
  readonly max: number
}

export interface Item {
  readonly id: string
  readonly groupId: string
  readonly name: Words
  readonly description: Words
  readonly price: Minor
  /** Price before a product discount, minor units; above `price` when there is one. */
  readonly priceBefore?: Minor
  /** Minute of the day at which an offer of a price list ends (may pass 1440); none = it does not end by the clock of the day. */
  readonly priceUntil?: number
  /** How VAT is due on it where that is not as the restaurant's rate says; none = at that rate. */
  readonly tax?: TaxCategory
  readonly calories?: number
  /** What the menu says of a portion beside calories; none = nothing. */
  readonly labels?: MenuLabels
  readonly picture?: Picture
  readonly allergens: readonly string[]
  readonly optionGroups: readonly OptionGroup[]
  /** What can or must be left as a deposit with it; none = nothing. */
  readonly deposits?: readonly Deposit[]
  /** When it may be ordered; none = always. */
  readonly windows: readonly TimeWindow[]
  /** Most pieces in one order (spec 5 per-purchase maximum). */
  readonly maxQuantity?: number
  /** Only for an order for later (spec 5). */
  readonly scheduledOnly: boolean
  /** Shown among the most ordered ones. */
  readonly featured: boolean
  readonly tags: readonly ItemTag[]
  /** Order types in which it is offered. */
  readonly types: readonly OrderType[]
  readonly makeMinutes: number
  readonly position: number
}

export const itemTags = ['vegetarian', 'vegan', 'spicy', 'new'] as const
export type ItemTag = (typeof itemTags)[number]

/** A way to eat that the menu knows of. */
export const diets = ['vegetarian', 'vegan'] as const
export type Diet = (typeof diets)[number]

export interface MenuGroup {
  readonly id: string
  readonly name: Words
  readonly picture?: Picture
  readonly windows: readonly TimeWindow[]
  readonly position: number
}

export interface Allergen {
  readonly id: string
  readonly name: Words
  readonly icon: string
}

/** What a branch says about an item or an option: sold out until a moment, or until it is switched back. */
export interface SoldOut {
  /** Of the item, or of the option: their ids are never the same. */
  readonly itemId: string
  /** UTC milliseconds at which it ends by itself; none = until switched back. */
  readonly until?: number
}

/** An item's or an option's price for a branch, an order type, or both; what is left out means every one. */
export interface ItemPrice {
  /** Of the item, or of the option. */
  readonly itemId: string
  readonly branchId?: string
  readonly type?: OrderType
  readonly price: Minor
  /** Price before a product discount, minor units; above `price` when there is one. */
  readonly priceBefore?: Minor
}

/** All that a menu page needs of one branch, before the clock is asked. */
export interface Menu {
  readonly groups: readonly MenuGroup[]
  readonly items: readonly Item[]
  readonly allergens: readonly Allergen[]
  readonly soldOut: readonly SoldOut[]
}
