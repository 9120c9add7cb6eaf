import type { CouponBody } from '#contract/loyalty/coupons.ts'
import type { CouponBenefit, Picks } from '#domain/pricing/coupon-benefit.ts'
import { couponCode, type CouponRules } from '#domain/loyalty/coupon.ts'
import { limits } from '#domain/core/limits.ts'
import { parseAmount } from '#domain/core/money.ts'
import { refuse, type Refusal, type RefusalCode } from '#domain/core/refusal.ts'
import { cleanLine } from '#domain/core/text.ts'
import { parseDate, toUtc } from '#domain/core/zoned-time.ts'
import type { NewCoupon } from '#server/store/loyalty/coupons.ts'

const codeShape = /^[A-Z0-9\u0600-\u06ff_-]+$/

/**
 * Takes what staff typed of a coupon and the restaurant's zone; returns the coupon. Refuses 'bad-input' with the fields
 * that are wrong: a code with other signs, no name, amounts of nothing, no such day, an end before the beginning.
 */
export function couponOfBody(body: CouponBody, zone: string): Omit<NewCoupon, 'id'> | Refusal {
  const code = couponCode(body.code)
  const name = { ar: cleanLine(body.name.ar, 60) ?? '', en: cleanLine(body.name.en, 60) ?? '' }
  const benefit = benefitOf(body.benefit)
  const [first, last] = [dayOf(body.first_day), dayOf(body.last_day)]
  const startsAt = first && toUtc(first, 0, zone)
  const endsAt = last && toUtc(last, 24 * 60, zone)
  const wrong: Record<string, RefusalCode[]> = {}
  if ((code !== '' && !codeShape.test(code)) || code.length > limits.couponCode) wrong['code'] = ['bad-input']
  if (name.ar === '' && name.en === '') wrong['name'] = ['field-required']
  if (benefit === undefined) wrong['benefit'] = ['bad-input']
  // what pays into a wallet is typed there, by one customer once unless more is allowed
  const intoWallet = benefit?.kind === 'wallet'
  if (intoWallet && code === '') wrong['code'] = ['field-required']
  if (first === undefined) wrong['first_day'] = ['date-invalid']
  if (last === undefined || (endsAt && startsAt && endsAt <= startsAt)) wrong['last_day'] = ['date-invalid']
  if (benefit === undefined || Object.keys(wrong).length > 0) return refuse('bad-input', { fields: wrong })
  return {
    code: code || null,
    name: { ar: name.ar || name.en, en: name.en || name.ar },
    benefit,
    rules: rulesOf(intoWallet ? { ...body.rules, branch_ids: [], types: [], minimum: null } : body.rules),
    startsAt: startsAt ?? null,
    endsAt: endsAt ?? null,
    most: body.limit_total,
    limitPerCustomer: body.limit_per_customer ?? (intoWallet ? 1 : null),
    limitPerDay: body.limit_per_day,
  }
}

/** Undefined where there is no such day. */
const dayOf = (text: string | null) => (text === null ? null : parseDate(text))

function benefitOf(wire: CouponBody['benefit']): CouponBenefit | undefined {
  switch (wire.kind) {
    case 'percent': {
      const most = wire.most === null ? undefined : parseAmount(wire.most)
      if (wire.most !== null && !(most !== undefined && most > 0)) return undefined
      return {
        kind: 'percent',
        basisPoints: wire.percent * 100,
        ...(most !== undefined && { most }),
        ...onOf(wire),
      }
    }
    case 'amount': {
      const off = parseAmount(wire.amount)
      return off !== undefined && off > 0 ? { kind: 'amount', amount: off, ...onOf(wire) } : undefined
    }
    case 'wallet': {
      const paid = parseAmount(wire.amount)
      return paid !== undefined && paid > 0 ? { kind: 'wallet', amount: paid } : undefined
    }
    case 'free_delivery':
      return { kind: 'free_delivery' }
    case 'free_item':
      return { kind: 'free_item', itemId: wire.item_id, quantity: wire.quantity }
    case 'buy_get':
      return {
        kind: 'buy_get',
        buy: picksOf(wire.buy_item_ids, wire.buy_group_ids),
        buyCount: wire.buy_count,
        get: picksOf(wire.get_item_ids, wire.get_group_ids),
        getCount: wire.get_count,
        basisPoints: wire.percent * 100,
      }
  }
}

const picksOf = (itemIds: readonly string[] = [], groupIds: readonly string[] = []): Picks => ({
  ...(itemIds.length > 0 && { itemIds }),
  ...(groupIds.length > 0 && { groupIds }),
})

function onOf(wire: { on_item_ids?: string[]; on_group_ids?: string[] }): { on?: Picks } {
  const on = picksOf(wire.on_item_ids, wire.on_group_ids)
  return Object.keys(on).length > 0 ? { on } : {}
}

function rulesOf(wire: CouponBody['rules']): CouponRules {
  const minimum = wire.minimum === null ? undefined : parseAmount(wire.minimum)
  return {
    ...(wire.branch_ids.length > 0 && { branchIds: wire.branch_ids }),
    ...(wire.types.length > 0 && { types: wire.types }),
    ...(wire.windows.length > 0 && { windows: wire.windows }),
    ...(minimum !== undefined && minimum > 0 && { minimum }),
    ...(wire.group_ids.length > 0 && { groupIds: wire.group_ids }),
    ...(wire.first_order && { firstOrder: true }),
    ...(wire.by_ordering && { byOrdering: true }),
  }
}
