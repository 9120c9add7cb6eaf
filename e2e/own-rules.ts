import type {
  BranchRulesWire,
  ReservationPeriodWire,
  ReservationRulesWire,
} from '#contract/reservations/reservation-rules.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import type { TenantName } from './fixtures.ts'

const week = [0, 1, 2, 3, 4, 5, 6]
/** Takes a name, its first seating in minutes from midnight and what it costs; returns an hour of seatings on every day. */
export const period = (en: string, from: number, amount: string): ReservationPeriodWire => ({
  name: { ar: en, en },
  days: week,
  from,
  last: from + 60,
  area_ids: [],
  cost: { per: amount === '0.00' ? 'none' : 'table', amount },
})
/** Free at one in the afternoon, with a deposit at seven. */
const periods: ReservationPeriodWire[] = [period('Lunch', 780, '0.00'), period('Dinner', 1140, '50.00')]

/** Takes the product's port and a restaurant; returns its first branch and how its owner sets that branch's rules. */
export const ownRules = async (port: number, tenant: TenantName) => {
  const { visitor, member } = await signInByApi(port, tenant)
  const branch = member.branches[0]?.id ?? ''
  const path = '/api/v1/staff/reservation-rules'
  const setRules = async (more: Partial<ReservationRulesWire>) => {
    const { version, rules } = await visitor.call<BranchRulesWire>('GET', `${path}?branch_id=${branch}`)
    // whatever the hour of the test: tomorrow can be changed, and all of the deposit comes back
    const free = { change_hours: 1, refund: { hours: 1, percent_after: 0 } }
    const wanted = { ...rules, enable: true, periods, special_days: [], ...free, ...more }
    await visitor.call('PUT', path, { branch_id: branch, version, rules: wanted })
  }
  return { visitor, branch, setRules }
}
