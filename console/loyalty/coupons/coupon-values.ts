import type { CouponBody, CouponWire } from '#contract/loyalty/coupons.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import type { Window } from '../../timing/window.ts'
import { isCount, whole } from '../../shell/read-number.ts'

export const couponKinds = ['percent', 'amount', 'free_delivery', 'free_item', 'buy_get', 'wallet'] as const
export type CouponKind = (typeof couponKinds)[number]

const emptyText = {
  code: '',
  name_ar: '',
  name_en: '',
  percent: '10',
  most: '',
  amount: '',
  quantity: '1',
  buy_count: '2',
  get_count: '1',
  minimum: '',
  first_day: '',
  last_day: '',
  limit_total: '',
  limit_per_customer: '',
  limit_per_day: '',
}
export type CouponText = keyof typeof emptyText

const unlimited = {
  branch_ids: [] as readonly string[],
  types: [] as readonly OrderType[],
  windows: [] as readonly Window[],
  group_ids: [] as readonly string[],
  on_item_ids: [] as readonly string[],
  on_group_ids: [] as readonly string[],
  buy_item_ids: [] as readonly string[],
  buy_group_ids: [] as readonly string[],
  get_item_ids: [] as readonly string[],
  get_group_ids: [] as readonly string[],
}
/** Where, when, for whom and of what; an empty list limits nothing. */
export type CouponLists = typeof unlimited

/** A coupon as its form holds it. */
export interface CouponValues {
  readonly kind: CouponKind
  readonly text: Readonly<Record<CouponText, string>>
  readonly item: string
  readonly lists: CouponLists
  readonly firstOrder: boolean
  readonly byOrdering: boolean
}

export const newCoupon: CouponValues = {
  kind: 'percent',
  text: emptyText,
  item: '',
  lists: unlimited,
  firstOrder: false,
  byOrdering: false,
}

const typed = (value: string | number | null) => (value === null ? '' : String(value))

/** Takes a coupon; returns it as its form begins. */
export function valuesOf(coupon: CouponWire): CouponValues {
  const { benefit, rules, name } = coupon
  const { first_order: firstOrder, by_ordering: byOrdering, minimum, ...where } = rules
  return {
    kind: benefit.kind,
    text: {
      ...emptyText,
      code: coupon.code,
      name_ar: name.ar,
      name_en: name.en,
      ...('percent' in benefit && { percent: String(benefit.percent) }),
      ...('most' in benefit && { most: typed(benefit.most) }),
      ...('amount' in benefit && { amount: benefit.amount }),
      ...('quantity' in benefit && { quantity: String(benefit.quantity) }),
      ...('buy_count' in benefit && {
        buy_count: String(benefit.buy_count),
        get_count: String(benefit.get_count),
      }),
      minimum: typed(minimum),
      first_day: coupon.first_day ?? '',
      last_day: coupon.last_day ?? '',
      limit_total: typed(coupon.limit_total),
      limit_per_customer: typed(coupon.limit_per_customer),
      limit_per_day: typed(coupon.limit_per_day),
    },
    item: 'item_id' in benefit ? benefit.item_id : '',
    lists: {
      ...unlimited,
      ...where,
      ...('on_item_ids' in benefit && {
        on_item_ids: benefit.on_item_ids,
        on_group_ids: benefit.on_group_ids,
      }),
      ...(benefit.kind === 'buy_get' && {
        buy_item_ids: benefit.buy_item_ids,
        buy_group_ids: benefit.buy_group_ids,
        get_item_ids: benefit.get_item_ids,
        get_group_ids: benefit.get_group_ids,
      }),
    },
    firstOrder,
    byOrdering,
  }
}

const isMoney = (text: string) => (parseAmount(text) ?? 0) > 0

/** Takes the form's values and how often the coupon was used; returns what of them is wrong. */
export function wrongIn({ kind, text, item }: CouponValues, used: number): (CouponText | 'item')[] {
  const wrong: (CouponText | 'item')[] = []
  const check = (name: CouponText, ok: boolean) => void (ok || wrong.push(name))
  check('name_ar', text.name_ar.trim() !== '' || text.name_en.trim() !== '')
  if (kind === 'percent' || kind === 'buy_get') check('percent', isCount(text.percent, 100))
  if (kind === 'percent') check('most', text.most === '' || isMoney(text.most))
  if (kind === 'amount' || kind === 'wallet') check('amount', isMoney(text.amount))
  if (kind === 'wallet') check('code', text.code.trim() !== '')
  if (kind === 'free_item') {
    check('quantity', isCount(text.quantity, 20))
    if (item === '') wrong.push('item')
  }
  if (kind === 'buy_get')
    for (const name of ['buy_count', 'get_count'] as const) check(name, isCount(text[name], 20))
  check('minimum', text.minimum === '' || isMoney(text.minimum))
  check('last_day', text.first_day === '' || text.last_day === '' || text.last_day >= text.first_day)
  for (const name of ['limit_total', 'limit_per_customer', 'limit_per_day'] as const)
    check(name, text[name] === '' || isCount(text[name], 1_000_000))
  if (text.limit_total !== '') check('limit_total', whole(text.limit_total) >= used)
  return [...new Set(wrong)]
}

/** Takes the form's values, looked at by wrongIn(); returns the coupon as it travels. */
export function bodyOf({ kind, text, item, lists, firstOrder, byOrdering }: CouponValues): CouponBody {
  const count = (value: string) => (value === '' ? null : whole(value))
  return {
    code: text.code,
    name: { ar: text.name_ar.trim(), en: text.name_en.trim() },
    benefit: benefitOf(kind, text, { item, lists }),
    rules: {
      branch_ids: [...lists.branch_ids],
      types: [...lists.types],
      windows: lists.windows.map((window) => ({ ...window, days: [...window.days] })),
      minimum: moneyOf(text.minimum),
      group_ids: [...lists.group_ids],
      first_order: firstOrder,
      by_ordering: byOrdering,
    },
    first_day: text.first_day || null,
    last_day: text.last_day || null,
    limit_total: count(text.limit_total),
    limit_per_customer: count(text.limit_per_customer),
    limit_per_day: count(text.limit_per_day),
  }
}

const moneyOf = (text: string) => (text === '' ? null : toDecimal(parseAmount(text) ?? 0))

function benefitOf(
  kind: CouponKind,
  text: CouponValues['text'],
  { item, lists }: Pick<CouponValues, 'item' | 'lists'>,
): CouponBody['benefit'] {
  const on = { on_item_ids: [...lists.on_item_ids], on_group_ids: [...lists.on_group_ids] }
  const amount = moneyOf(text.amount) ?? '0.00'
  switch (kind) {
    case 'percent':
      return { kind, percent: whole(text.percent), most: moneyOf(text.most), ...on }
    case 'amount':
      return { kind, amount, ...on }
    case 'wallet':
      return { kind, amount }
    case 'free_delivery':
      return { kind }
    case 'free_item':
      return { kind, item_id: item, quantity: whole(text.quantity) }
    case 'buy_get':
      return {
        kind,
        buy_item_ids: [...lists.buy_item_ids],
        buy_group_ids: [...lists.buy_group_ids],
        buy_count: whole(text.buy_count),
        get_item_ids: [...lists.get_item_ids],
        get_group_ids: [...lists.get_group_ids],
        get_count: whole(text.get_count),
        percent: whole(text.percent),
      }
  }
}
