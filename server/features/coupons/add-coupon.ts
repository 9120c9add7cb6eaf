import type { CouponBody, CouponWire } from '#contract/coupons.ts'
import type { CouponBenefit, Picks } from '#domain/coupon-benefit.ts'
import { couponCode, type CouponRules } from '#domain/coupon.ts'
import { limits } from '#domain/limits.ts'
import { parseAmount } from '#domain/money.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { cleanText } from '#domain/text.ts'
import type { Deps } from '#server/deps.ts'
import { makeId } from '#server/make-id.ts'
import { writeUnlessRefused } from '#server/refuse-inside.ts'
import { writeAudit } from '#server/store/audit.ts'
import { findCoupon, findCouponByCode, insertCoupon } from '#server/store/coupons.ts'
import { showCoupon } from './show-coupon.ts'

const codeShape = /^[A-Z0-9\u0600-\u06ff_-]+$/

/**
 * Takes what staff typed of a coupon; makes it. Refuses 'coupon-code-taken', and 'bad-input' with the fields that are
 * wrong: a code with other signs, no name, amounts of nothing, an end before the beginning. Issue "Coupons".
 */
export async function addCoupon(
  deps: Deps,
  staff: { tenantId: string; staffId: string },
  body: CouponBody,
): Promise<CouponWire | Refusal> {
  const code = couponCode(body.code)
  const name = { ar: cleanText(body.name.ar, 60) ?? '', en: cleanText(body.name.en, 60) ?? '' }
  const benefit = benefitOf(body.benefit)
  const fields = {
    ...((code !== '' && !codeShape.test(code)) || code.length > limits.couponCode
      ? { code: ['bad-input' as const] }
      : {}),
    ...(name.ar === '' && name.en === '' ? { name: ['field-required' as const] } : {}),
    ...(benefit === undefined ? { benefit: ['bad-input' as const] } : {}),
    ...(benefit?.kind === 'wallet' && code === '' ? { code: ['field-required' as const] } : {}),
    ...(body.ends_at !== null &&
    Date.parse(body.ends_at) <= Date.parse(body.starts_at ?? '1970-01-01T00:00:00Z')
      ? { ends_at: ['date-invalid' as const] }
      : {}),
  }
  // what pays into a wallet is typed there, by one customer once unless more is allowed
  const intoWallet = benefit?.kind === 'wallet'
  if (benefit === undefined || Object.keys(fields).length > 0) return refuse('bad-input', { fields })
  return writeUnlessRefused(deps.db, staff.tenantId, async (tx) => {
    if (code !== '' && (await findCouponByCode(tx, code))) return refuse('coupon-code-taken')
    const id = makeId()
    await insertCoupon(tx, {
      id,
      code: code || null,
      name: { ar: name.ar || name.en, en: name.en || name.ar },
      benefit,
      rules: rulesOf(intoWallet ? { ...body.rules, branch_ids: [], types: [], minimum: null } : body.rules),
      startsAt: body.starts_at === null ? null : Date.parse(body.starts_at),
      endsAt: body.ends_at === null ? null : Date.parse(body.ends_at),
      most: body.limit_total,
      limitPerCustomer: body.limit_per_customer ?? (intoWallet ? 1 : null),
      limitPerDay: body.limit_per_day,
    })
    await writeAudit(tx, {
      staffId: staff.staffId,
      action: 'coupon-add',
      subject: id,
      after: { code, benefit },
    })
    const made = await findCoupon(tx, id)
    return made ? showCoupon(made) : refuse('not-found')
  })
}

type OnWire = { on_item_ids?: string[] | undefined; on_group_ids?: string[] | undefined }

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
        buy: { itemIds: wire.buy_item_ids },
        buyCount: wire.buy_count,
        get: { itemIds: wire.get_item_ids },
        getCount: wire.get_count,
        basisPoints: wire.percent * 100,
      }
  }
}

function onOf({ on_item_ids: itemIds = [], on_group_ids: groupIds = [] }: OnWire): { on?: Picks } {
  if (itemIds.length === 0 && groupIds.length === 0) return {}
  return { on: { ...(itemIds.length > 0 && { itemIds }), ...(groupIds.length > 0 && { groupIds }) } }
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
  }
}
