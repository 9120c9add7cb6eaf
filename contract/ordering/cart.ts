import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { taxCategoryCodes } from '#domain/pricing/line-tax.ts'
import { diets } from '#domain/menu/menu.ts'
import { waysToPay } from '#domain/payments/way-to-pay.ts'
import { draftFields } from './cart-draft.ts'
import { cartDelivery, draftAddress } from '../delivery/delivery.ts'
import { slot } from '../timing/slots.ts'
import { draftVehicle } from '../delivery/vehicle.ts'
import { body, amount, id, json, orderType, picture, refusals } from '../core/wire.ts'

const billDeposit = z.object({ deposit_id: id, name: z.string(), quantity: z.int(), price: amount })

const billOption = z.object({
  option_id: id,
  group: z.string(),
  name: z.string(),
  quantity: z.int(),
  price: amount,
  /** So many of the quantity cost nothing. */
  free: z.int(),
})

export const billLine = z.object({
  line_id: id,
  item_id: id,
  name: z.string(),
  picture: picture.nullable(),
  quantity: z.int(),
  note: z.string(),
  options: z.array(billOption),
  deposits: z.array(billDeposit).optional(),
  /** Its dish has option groups or deposits to choose from, whether or not any is chosen. Said of a cart's lines alone: other bills are frozen. */
  choosable: z.boolean().optional(),
  /** What is in it as it was chosen, as far as the restaurant said. Said of a cart's lines alone. */
  holds: z.array(z.object({ id, name: z.string() })).optional(),
  unfit: z.array(z.enum(diets)).optional(),
  /** Somebody else added it to a shared cart: this phone cannot change it. Said of a cart's lines alone. */
  foreign: z.boolean().optional(),
  unit_price: amount,
  subtotal: amount,
  discount: amount,
  /** The rate of its VAT where that is not the bill's; exempt and out of scope are 0. */
  vat_percent: z.string().optional(),
})

const taxSum = z.object({
  category: z.enum(taxCategoryCodes),
  /** What it is called, with its rate or the reason why none is due. */
  name: z.string(),
  /** Without VAT. */
  net: amount,
  vat: amount,
})

/** The calculator's answer on the wire. What takes off is a positive amount; what is none is 0.00. */
export const bill = z
  .object({
    currency: z.string(),
    lines: z.array(billLine),
    count: z.int(),
    subtotal: amount,
    discount: amount,
    coupon: amount,
    /** The code of the coupon that is in it, also one that takes nothing off; null without. */
    coupon_code: z.string().nullable(),
    coupon_name: z.string(),
    points: amount,
    points_used: z.int(),
    /** The fee that is asked; `free_delivery` tells one that a coupon or the sum made free. */
    delivery_fee: amount,
    free_delivery: z.boolean(),
    /** The restaurant's own fees and their sum; absent where there are none. */
    fees: amount.optional(),
    fee_list: z.array(z.object({ fee_id: id, name: z.string(), amount })).optional(),
    service_charge: amount,
    service_percent: z.string(),
    vat_percent: z.string(),
    prices_include_vat: z.boolean(),
    taxable: amount,
    vat: amount,
    /** Its sums by kind of VAT; only where something of it is not at the restaurant's rate. */
    taxes: z.array(taxSum).optional(),
    deposits: amount,
    total: amount,
    wallet: amount,
    to_pay: amount,
  })
  .openapi('Bill')

/** The same without its lines: the sums alone. */
export const billSums = bill.omit({ lines: true }).openapi('BillSums')

/** The order draft, with the field names of spec 3. */
export const cart = z
  .object({
    cart_id: id,
    version: z.int(),
    type: orderType,
    branch_id: id.nullable(),
    branch_asap_allowed: z.boolean(),
    branch_schedule_allowed: z.boolean(),
    branch_name: z.string(),
    table_id: id.nullable(),
    table_name: z.string().nullable(),
    table_available: z.boolean(),
    session_id: id.nullable(),
    /** It is shared by a link: the group that it belongs to. */
    group_id: id.nullable(),
    /** This phone is a companion's at a shared cart: it changes its own lines alone, and none while the list is closed; null at one's own cart. */
    companion: z
      .object({ closed: z.object({ code: z.string(), message: z.string() }).nullable() })
      .nullable(),
    area_name: z.string().nullable(),
    payment_method_id: z.string().nullable(),
    myfatoorah_enabled: z.boolean(),
    myfatoorah_methods: z.array(z.string()),
    hyperpay_enabled: z.boolean(),
    hyperpay_methods: z.array(z.string()),
    payment_session: z.string().nullable(),
    payment_brand: z.string().nullable(),
    use_points: z.boolean(),
    use_wallet: z.boolean(),
    delivery_time: z.string().nullable(),
    scheduled_day: z.string().nullable(),
    scheduled_period: z.string().nullable(),
    /** Where to deliver; only for the one whose cart it is. */
    address: draftAddress.nullable(),
    /** The terms of the zone that serves the address; none without one, and for what is no delivery. */
    delivery: cartDelivery.nullable(),
    /** When the order is wanted, and what is possible; no slot = as soon as possible. */
    timing: z.object({ asap: z.boolean(), schedule: z.boolean(), slot: slot.nullable() }),
    /** The ways to pay of this restaurant, and whether it has wallet and points (spec 6) that may be mixed with the way chosen. */
    pay: z.object({
      ways: z.array(z.enum(waysToPay)),
      wallet: z.enum(['none', 'other_way', 'usable']),
      points: z.enum(['none', 'other_way', 'usable']),
      wallet_min_order_amount: amount,
    }),
    /** Whether the restaurant takes notes with an order. */
    notes_allowed: z.boolean(),
    /** The coupon that was typed, or that applied by itself (empty code); `problem` tells why it takes nothing off. */
    coupon: z.object({ code: z.string(), name: z.string(), problem: z.string().nullable() }).nullable(),
    /** What the guest comes with, of a cart from the car; only for the one whose cart it is. */
    vehicle: draftVehicle.nullable(),
    bill,
    /** Minutes from placing to ready, as shown to the shopper. */
    ready_minutes: z.object({ from: z.int(), to: z.int() }),
    /** What it earns when it is handed over to one who has an account; null = nothing. */
    earns: z.object({ points: z.int(), cashback: amount }).nullable(),
    /** Names of items that were taken out since they are no longer to be had; said once. */
    removed: z.array(z.string()),
    /** What else changed of its lines since it was last seen, by name, in finished sentences; said once. */
    news: z.array(z.string()),
    /** Why it cannot be ordered now, in words; none when it can. */
    blocked: z.object({ code: z.string(), message: z.string() }).nullable(),
  })
  .openapi('Cart')

const chosen = z.array(z.object({ option_id: id, quantity: z.int().min(1).max(99) })).max(100)
const deposits = z.array(z.object({ deposit_id: id, quantity: z.int().min(0).max(99) })).max(20)
const noteText = z.string().max(limits.notes * 4)
const note = noteText.default('')
/** A dish with its choices, as a caller sends it. */
export const lineBody = z.object({
  item_id: id,
  quantity: z.int().min(1).max(99).default(1),
  options: chosen.optional(),
  /** Per piece; left out: the fewest of each that the dish asks for. */
  deposits: deposits.optional(),
  note,
})
const cartId = z.object({ id })
const lineId = z.object({ id, line_id: id })
const answer = { 200: json('The cart as it is now', cart), ...refusals }

export const makeCartRoute = createRoute({
  method: 'post',
  path: '/api/v1/carts',
  description:
    'A new cart of this shopper, at the branch given or the usual one, with its first line if one is given.',
  tags: ['cart'],
  request: body(
    z.object({ type: orderType.optional(), branch_id: id.optional(), line: lineBody.optional() }),
  ),
  responses: { 201: json('A new cart', cart), ...refusals },
})
export const getCurrentCartRoute = createRoute({
  method: 'get',
  path: '/api/v1/carts/current',
  description: 'The cart used last whose order is not paid yet; null while there is none.',
  tags: ['cart'],
  responses: { 200: json("This browser's cart, or none", z.object({ cart: cart.nullable() })), ...refusals },
})
export const getCartRoute = createRoute({
  method: 'get',
  path: '/api/v1/carts/{id}',
  description: 'The cart as it stands now. Lines no longer to be had are taken out and named once.',
  tags: ['cart'],
  request: { params: cartId },
  responses: answer,
})
export const changeCartRoute = createRoute({
  method: 'put',
  path: '/api/v1/carts/{id}',
  description:
    'Moves the cart to another order type or branch, and changes its draft; what is not to be had there is named.',
  tags: ['cart'],
  request: {
    params: cartId,
    ...body(z.object({ type: orderType.optional(), branch_id: id.optional(), ...draftFields })),
  },
  responses: answer,
})
export const addLineRoute = createRoute({
  method: 'post',
  path: '/api/v1/carts/{id}/lines',
  description:
    'Adds a dish with its choices, and with a coupon for it where one is named: both or none. Equal choices are added up.',
  tags: ['cart'],
  request: {
    params: cartId,
    ...body(lineBody.extend({ coupon: z.string().max(100).optional() })),
  },
  responses: answer,
})
export const changeLineRoute = createRoute({
  method: 'put',
  path: '/api/v1/carts/{id}/lines/{line_id}',
  description: 'Another quantity, other choices, another note.',
  tags: ['cart'],
  request: {
    params: lineId,
    ...body(
      z.object({
        quantity: z.int().min(0).max(99),
        options: chosen.optional(),
        deposits: deposits.optional(),
        note: noteText.optional(),
      }),
    ),
  },
  responses: answer,
})
export const removeLineRoute = createRoute({
  method: 'delete',
  path: '/api/v1/carts/{id}/lines/{line_id}',
  description: 'Takes the line out.',
  tags: ['cart'],
  request: { params: lineId },
  responses: answer,
})

export type BillWire = z.infer<typeof bill>
export type BillSumsWire = z.infer<typeof billSums>
export type BillLineWire = z.infer<typeof billLine>
export type CartWire = z.infer<typeof cart>
export type TaxSumWire = z.infer<typeof taxSum>
export type LineBody = z.infer<typeof lineBody>

/** What adding a line takes, as a caller writes it. */
export interface AddLineBody {
  /** Of a line that is added to a cart: refused with the dish, or taken with it. */
  coupon?: string
  item_id: string
  quantity?: number
  options?: { option_id: string; quantity: number }[]
  deposits?: { deposit_id: string; quantity: number }[]
  note?: string
}
