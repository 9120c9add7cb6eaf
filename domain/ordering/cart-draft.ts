import type { AddressDetails } from '../delivery/check-address.ts'
import type { VehicleDetails } from './check-vehicle.ts'
import type { Words } from '../core/words.ts'

/** Where to deliver: a copy, so that an address that changes later changes no order. */
export interface DraftAddress extends AddressDetails {
  /** Which of the customer's saved addresses it was copied from. */
  readonly id?: string
}

/** The vehicle to come with: a copy, so that one that changes later changes no order. */
export interface DraftVehicle extends VehicleDetails {
  /** Which of the customer's saved vehicles it was copied from. */
  readonly id?: string
}

/** The zone that an order was placed in, as it stood then. */
export interface DraftZone {
  readonly id: string
  readonly name: Words
  readonly minutes: number
}
import type { WayToPay } from '../payments/way-to-pay.ts'

/** The table of a session's shared cart, and of a round: which it was, and who added its lines (by line id, member id). */
export interface DraftTable {
  readonly sessionId: string
  readonly tableId: string
  readonly name: string
  readonly area: Words
  readonly by?: Readonly<Record<string, string>>
  /** Of a round that was being made when its guests moved: the name of the table before. */
  readonly from?: string
}

/**
 * What a guest chose of an order beside its lines and the contact (spec 3 "Order draft"). It is kept with the cart, each
 * change raises the cart's version, and an order freezes a copy of it. Every field is optional: a cart begins without.
 */
export interface CartDraft {
  /** Where to, of a delivery. */
  readonly address?: DraftAddress
  /** What the guest comes with, of an order from the car. */
  readonly vehicle?: DraftVehicle
  /** Of an order alone: the server writes it when the order is placed. */
  readonly zone?: DraftZone
  /** For later: the slot's start, UTC ms; none = as soon as possible (spec 4 "Order timing"). */
  readonly timing?: { readonly slotStart: number }
  /** A coupon's code, in capitals. */
  readonly coupon?: string
  /** How the rest is paid; none = by card. */
  readonly payMethod?: WayToPay
  /** The server writes it when a table's session begins. */
  readonly table?: DraftTable
  /** The server writes it when a party of the waiting list chooses ahead; the cart is its table's later. */
  readonly waiting?: { readonly entryId: string }
  /** The server writes it when the cart is shared by a link. */
  readonly group?: { readonly id: string }
  /** Pay with the wallet's balance as far as it goes. */
  readonly useWallet?: boolean
  /** Pay with points as far as they go. */
  readonly usePoints?: boolean
}

/** What changes of a draft: a field given as null is taken back, one left out stays as it is. */
export type DraftChange = { readonly [Field in keyof CartDraft]?: CartDraft[Field] | null }

/** Takes a draft and what changes of it; returns the draft after it. Spec 3 "Order draft". */
export function changeDraft(draft: CartDraft, change: DraftChange): CartDraft {
  const fields = Object.entries({ ...draft, ...change })
  return Object.fromEntries(fields.filter(([, value]) => value !== null && value !== undefined))
}
