import { sql, type QueryCreator, type Selectable } from 'kysely'
import type { OrderStatus } from '#domain/ordering/order-status.ts'
import type { SlotLimits, SlotLoad, SlotUse } from '#domain/timing/slot-capacity.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../core/schema.ts'

/** Takes a branch and a slot's start (UTC ms); returns what is taken of the slot, its row locked (safety 8). */
export async function lockSlot(db: TenantDb, branchId: string, start: number): Promise<SlotUse> {
  const { rows } = await sql<Selectable<Schema['slot_usage']>>`
    insert into slot_usage (tenant_id, branch_id, slot_start) values (${db.tenantId}, ${branchId}, ${new Date(start)})
    on conflict (tenant_id, branch_id, slot_start) do update set orders = slot_usage.orders returning *`.execute(
    db.q,
  )
  const row = rows[0]
  if (!row) throw new Error('the slot was not locked')
  return useOf(row)
}

/** Takes a locked slot and what an order takes of it; adds it up. */
export async function addToSlot(
  db: TenantDb,
  slot: { branchId: string; start: number },
  need: SlotLoad,
  proven: boolean,
): Promise<void> {
  const held = proven ? { orders: 0, minutes: 0, amount: 0 } : need
  await db.q
    .updateTable('slot_usage')
    .set((eb) => ({
      orders: eb('orders', '+', need.orders),
      minutes: eb('minutes', '+', need.minutes),
      amount: eb('amount', '+', need.amount),
      unproven_orders: eb('unproven_orders', '+', held.orders),
      unproven_minutes: eb('unproven_minutes', '+', held.minutes),
      unproven_amount: eb('unproven_amount', '+', held.amount),
    }))
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', slot.branchId)
    .where('slot_start', '=', new Date(slot.start))
    .execute()
}

/** Takes a locked slot and what a firm order gives back of it. */
export async function returnToSlot(
  db: TenantDb,
  slot: { branchId: string; start: number },
  { orders, minutes, amount }: SlotLoad,
): Promise<void> {
  await addToSlot(db, slot, { orders: -orders, minutes: -minutes, amount: -amount }, true)
}

/** Takes a branch; returns what a slot of it holds at most. */
export async function readSlotLimits(db: TenantDb, branchId: string): Promise<SlotLimits> {
  const rule = await db.q
    .selectFrom('slot_rules')
    .select(['most_orders', 'most_minutes', 'most_amount'])
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .executeTakeFirst()
  return rule ? limitsOf(rule) : {}
}

/** Takes a rule's row; returns its limits. */
export function limitsOf(
  rule: Pick<Selectable<Schema['slot_rules']>, 'most_orders' | 'most_minutes' | 'most_amount'>,
): SlotLimits {
  return {
    ...(rule.most_orders !== null && { orders: rule.most_orders }),
    ...(rule.most_minutes !== null && { minutes: rule.most_minutes }),
    ...(rule.most_amount !== null && { amount: rule.most_amount }),
  }
}

/** Takes a branch and a range in UTC ms; returns what is taken of its slots, by their starts. */
export async function listSlotUse(
  db: TenantDb,
  branchId: string,
  range: { start: number; end: number },
): Promise<ReadonlyMap<number, SlotUse>> {
  const rows = await db.q
    .selectFrom('slot_usage')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .where('slot_start', '>=', new Date(range.start))
    .where('slot_start', '<', new Date(range.end))
    .execute()
  return new Map(rows.map((row) => [row.slot_start.getTime(), useOf(row)]))
}

function useOf(row: Selectable<Schema['slot_usage']>): SlotUse {
  return {
    orders: row.orders,
    minutes: row.minutes,
    amount: row.amount,
    unproven: { orders: row.unproven_orders, minutes: row.unproven_minutes, amount: row.unproven_amount },
  }
}

/** What a step does to its order's slot: times its whole load, and times its unproven part. */
export interface SlotChange {
  readonly taken: -1 | 0 | 1
  readonly unproven: -1 | 0
}

/** Takes an order and what a step does to its slot; returns the part of the step's statement that does it. */
export function changeSlot(
  q: QueryCreator<Schema>,
  tenantId: string,
  order: SlotOfOrder,
  { taken, unproven }: SlotChange,
) {
  const [minutes, amount] = [order.slot_minutes ?? 0, order.slot_amount ?? 0]
  return q
    .updateTable('slot_usage')
    .set((eb) => ({
      orders: eb('orders', '+', taken),
      minutes: eb('minutes', '+', taken * minutes),
      amount: eb('amount', '+', taken * amount),
      unproven_orders: eb('unproven_orders', '+', unproven),
      unproven_minutes: eb('unproven_minutes', '+', unproven * minutes),
      unproven_amount: eb('unproven_amount', '+', unproven * amount),
    }))
    .where('tenant_id', '=', tenantId)
    .where('branch_id', '=', order.branch_id)
    .where('slot_start', '=', order.slot_start ?? new Date(0))
}

type SlotOfOrder = Pick<
  Selectable<Schema['orders']>,
  'branch_id' | 'slot_start' | 'slot_minutes' | 'slot_amount' | 'slot_proven' | 'status'
>

const over: readonly OrderStatus[] = ['canceled', 'missed', 'b2b_canceled']

/**
 * Takes an order before a step and where the step leads; returns what it does to the order's slot, undefined when
 * nothing: an end gives the slot back, a payment makes a hold a firm order, a revival takes the slot again.
 */
export function slotChangeOf(
  order: Pick<SlotOfOrder, 'slot_start' | 'slot_proven' | 'status'>,
  to: OrderStatus,
): SlotChange | undefined {
  if (!order.slot_start) return undefined
  const held = order.status === 'callcenter_pending' && order.slot_proven === false
  if (over.includes(to)) return { taken: -1, unproven: held ? -1 : 0 }
  if (to !== 'created') return undefined
  if (over.includes(order.status)) return { taken: 1, unproven: 0 }
  return held ? { taken: 0, unproven: -1 } : undefined
}
