import { limits } from '#domain/core/limits.ts'
import type { EarningRulesWire, EarningTryWire } from '#contract/loyalty/earning-desk.ts'
import { dayMs } from '#domain/core/durations.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal, type RefusalCode } from '#domain/core/refusal.ts'
import type { SettingKey } from '#domain/site/setting-keys.ts'
import { checkSetting, settingText, type Settings } from '#domain/site/settings.ts'
import { pointsLastDaysKey } from '#domain/loyalty/points-expiry.ts'
import { tryEarning } from '#domain/loyalty/try-earning.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { listPastOrders } from '#server/store/ordering/past-orders.ts'
import { countRewarded } from '#server/store/loyalty/referrals.ts'
import { readSettings, saveSetting } from '#server/store/site/settings.ts'

const tryDays = limits.challengeTryDays

type Rule = keyof EarningRulesWire

/** Which setting a rule is, and whether people see it as money (or per cent with two places), or as a number. */
const rules: Readonly<Record<Rule, { readonly key: SettingKey; readonly decimal?: true }>> = {
  points_earned: { key: 'order.points_earned' },
  points_from: { key: 'order.points_earned_from', decimal: true },
  points_last_days: { key: pointsLastDaysKey },
  point_value: { key: 'order.point_value', decimal: true },
  points_minimum: { key: 'order.points_minimum' },
  cashback: { key: 'order.cashback_basis_points', decimal: true },
  referral_owner: { key: 'order.referral_owner_amount', decimal: true },
  referral_friend: { key: 'order.referral_friend_amount', decimal: true },
  referral_from: { key: 'order.referral_from', decimal: true },
  referral_most: { key: 'order.referral_most' },
}
const names = Object.keys(rules) as Rule[]
const keys = names.map((name) => rules[name].key)

type Numbers = Readonly<Record<Rule, number>>

function show(settings: Settings): EarningRulesWire {
  return Object.fromEntries(
    names.map((name) => {
      const { key, decimal } = rules[name]
      const value = Number(settingText(settings, key))
      return [name, decimal ? toDecimal(value) : value]
    }),
  ) as EarningRulesWire
}

/** Takes staff; returns the rules as they stand. */
export function showEarning({ db }: Deps, { tenantId }: StaffSession): Promise<EarningRulesWire> {
  return db.read(tenantId, async (read) => show(await readSettings(read, keys)))
}

/** Takes what staff typed; returns whole numbers (minor units, basis points), or refuses 'bad-input' by field. */
function readRules(typed: EarningRulesWire): Numbers | Refusal {
  const fields: Record<string, RefusalCode[]> = {}
  const read = names.map((name) => {
    const value = rules[name].decimal ? parseAmount(String(typed[name])) : Number(typed[name])
    const checked = checkSetting(rules[name].key, String(value ?? ''))
    if (value === undefined || typeof checked !== 'string') fields[name] = ['bad-input']
    return [name, value ?? 0] as const
  })
  return Object.keys(fields).length > 0
    ? refuse('bad-input', { fields })
    : (Object.fromEntries(read) as Numbers)
}

/** Takes what staff typed; plays it on the last 30 days and changes nothing. */
export async function dryRunEarning(
  deps: Deps,
  { tenantId }: StaffSession,
  typed: EarningRulesWire,
): Promise<EarningTryWire | Refusal> {
  const read = readRules(typed)
  if (isRefusal(read)) return read
  const since = new Date(deps.clock() - tryDays * dayMs)
  const [orders, invitations] = await deps.db.read(tenantId, (db) =>
    Promise.all([listPastOrders(db, since), countRewarded(db, since)]),
  )
  const tried = tryEarning({ perUnit: read.points_earned, from: read.points_from }, read.cashback, orders)
  return {
    days: tryDays,
    orders: orders.length,
    customers: tried.customers,
    points: tried.points,
    points_cost: toDecimal(tried.points * read.point_value),
    cashback: toDecimal(tried.cashback),
    invitations,
    invitations_cost: toDecimal(invitations * (read.referral_owner + read.referral_friend)),
  }
}

/** Takes what staff typed; from now on orders earn by it. Refuses 'bad-input' by field. */
export async function saveEarning(
  { db }: Deps,
  { tenantId, staffId }: StaffSession,
  typed: EarningRulesWire,
): Promise<EarningRulesWire | Refusal> {
  const read = readRules(typed)
  if (isRefusal(read)) return read
  return db.write(tenantId, async (tx) => {
    const before = show(await readSettings(tx, keys))
    for (const name of names) await saveSetting(tx, rules[name].key, String(read[name]))
    const after = show(await readSettings(tx, keys))
    await writeAudit(tx, { staffId, action: 'loyalty-rules', subject: 'rules', before, after })
    return after
  })
}
