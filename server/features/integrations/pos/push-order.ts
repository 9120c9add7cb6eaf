import { minuteMs } from '#domain/core/durations.ts'
import { toDecimal } from '#domain/core/money.ts'
import { stepsToPos, type PosStatus } from '#domain/integrations/pos-status.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import { billRows, sumNamed, type BillRowKey } from '#domain/pricing/bill-rows.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { Deps } from '#server/core/deps.ts'
import type { MoveByApiClient } from '#server/ports/move-by-api-client.ts'
import type { PosAccount, PosOrder, PosPush } from '#server/adapters/pos/port.ts'
import { findOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import { posLine } from './pos-line.ts'
import {
  claimPosOrder,
  findConnection,
  listLinks,
  savePosOrder,
  type ClaimedPosOrder,
  type ConnectionRow,
  type PosLinkRow,
} from '#server/store/integrations/pos.ts'

/** Longer than all calls of one go, so that nobody else begins before this one has ended. */
const claimMs = 120_000
/** A call that was given up may still arrive: so long the till is not even asked. */
const settleMs = 45_000
const pollMs = minuteMs
/** When we looked for it at the till, clocks may differ by so much. */
const slackMs = 10 * minuteMs

interface Going {
  readonly deps: Deps
  readonly tenantId: string
  readonly held: ClaimedPosOrder
  readonly account: PosAccount
  readonly order: OrderRow
}

/**
 * Takes an order that is due at the till: sends it, looks for it, or asks how it stands. Never twice and never not at all:
 * `sending` is committed before the call; after a death or an answer that proves nothing, the till is asked for our
 * reference first, and the order is sent again only when all orders since then were read and it is not among them.
 * Safety 5 for tills, decision 0074.
 */
export async function workPosOrder(
  deps: Deps,
  tenantId: string,
  orderId: string,
  move: MoveByApiClient,
): Promise<void> {
  const now = deps.clock()
  const held = await deps.db.write(tenantId, (db) =>
    claimPosOrder(db, orderId, new Date(now), new Date(now + claimMs)),
  )
  if (!held) return
  const known = await deps.db.read(tenantId, async (db) => ({
    connection: await findConnection(db),
    order: await forSystem('job', findOrder(db, orderId)),
    links: await listLinks(db),
  }))
  const { connection, order, links } = known
  if (!connection || !order) return
  const account = JSON.parse(deps.seal.open(connection.sealed_account)) as PosAccount
  const going: Going = { deps, tenantId, held, account, order }
  if (held.was === 'sent')
    return follow(going, await deps.pos.askOrder(account, held.pos_order_id ?? ''), move)
  const found =
    held.was === 'sending'
      ? await deps.pos.findOrder(account, orderId, new Date(held.made_at.getTime() - slackMs))
      : 'absent'
  if (found === 'unknown') return save(going, { error: 'not-found-out', due_at: later(going, settleMs) })
  if (found !== 'absent') return arrived(going, { state: 'taken', ...found })
  if (order.ended_at) return save(going, { state: 'refused', error: 'ended', due_at: null })
  const wanted = posOrderOf(order, connection, links)
  if ('unmapped' in wanted)
    return save(going, { state: 'refused', error: `unmapped: ${wanted.unmapped}`, due_at: null })
  return arrived(going, await deps.pos.pushOrder(account, wanted))
}

async function arrived(going: Going, push: PosPush): Promise<void> {
  if (push.state === 'taken') {
    const change = {
      state: 'sent',
      pos_order_id: push.posOrderId,
      pos_status: push.status,
      error: '',
    } as const
    return save(going, { ...change, sent_at: new Date(going.deps.clock()), due_at: later(going, pollMs) })
  }
  if (push.state === 'refused') return save(going, { state: 'refused', error: push.error, due_at: null })
  // busy: it surely is not there; unknown: it may be, and is looked for first
  const again = Math.min(600_000, settleMs * Math.max(1, going.held.tries))
  if (push.state === 'busy')
    return save(going, { state: 'waiting', error: push.error, due_at: later(going, again) })
  return save(going, { error: push.error, due_at: later(going, settleMs) })
}

const later = ({ deps }: Going, ms: number) => new Date(deps.clock() + ms)

function save({ deps, tenantId, held }: Going, change: Parameters<typeof savePosOrder>[2]): Promise<void> {
  return deps.db.write(tenantId, (db) => savePosOrder(db, held, change))
}

/** The till's own staff have moved it: so do we, step by step, each within the table of statuses. */
async function follow(going: Going, pos: PosStatus | 'unknown', move: MoveByApiClient): Promise<void> {
  const { deps, tenantId, order } = going
  if (pos === 'unknown') return save(going, { due_at: later(going, pollMs) })
  let { status, version } = order
  for (const action of stepsToPos(order.status, order.type, pos)) {
    const reason = action === 'cancel' ? { reason: 'Foodics' } : {}
    const moved = await move(deps, { tenantId, apiClient: 'pos:Foodics' }, order.id, {
      action,
      version,
      ...reason,
    })
    // somebody was faster: the next look goes on from there
    if (isRefusal(moved)) break
    ;({ status, version } = moved)
  }
  const over = pos === 'delivered' || pos === 'declined' || pos === 'returned' || order.ended_at !== null
  const there = stepsToPos(status, order.type, pos).length === 0
  await save(going, { pos_status: pos, due_at: over && there ? null : later(going, pollMs) })
}

/** In which sum of the till each row of a bill is; undefined: the till is told it within the total alone. */
const sumOfRow: Readonly<Record<BillRowKey, 'subtotal' | 'discount' | 'delivery' | undefined>> = {
  subtotal: 'subtotal',
  discount: 'discount',
  coupon: 'discount',
  points: 'discount',
  delivery: 'delivery',
  fees: undefined,
  service: undefined,
  taxable: undefined,
  vat: undefined,
  deposits: undefined,
  total: undefined,
  wallet: undefined,
  toPay: undefined,
}

/** Takes an order, the till and what of ours is what of its; returns it in the till's ids, or the names that it has nothing for. */
function posOrderOf(
  order: OrderRow,
  connection: Pick<ConnectionRow, 'payment_method_id' | 'delivery_charge_id'>,
  links: readonly PosLinkRow[],
): PosOrder | { unmapped: string } {
  const ids = new Map(links.map(({ kind, our_id, pos_id }) => [`${kind} ${our_id}`, pos_id]))
  const unmapped: string[] = []
  const idOf = (kind: PosLinkRow['kind'], our: string, name: string): string => {
    const found = ids.get(`${kind} ${our}`)
    if (!found) unmapped.push(name)
    return found ?? ''
  }
  const { bill } = order
  const rows = billRows(bill)
  const wanted: PosOrder = {
    reference: order.id,
    type: order.type,
    branchId: idOf('branch', order.branch_id, 'branch'),
    notes: order.notes,
    guest: `#${order.number ?? ''} ${order.contact_name} ${order.contact_mobile}`,
    dueAt: order.slot_start,
    ...(bill.vatBasisPoints > 0 && {
      vat: { basisPoints: bill.vatBasisPoints, isIncluded: bill.pricesIncludeVat },
    }),
    lines: bill.lines.map((line) =>
      posLine(line, {
        productId: idOf('item', line.itemId, line.name.en),
        optionIds: line.options.map((option) =>
          idOf('option', option.optionId, `${line.name.en}: ${option.name.en}`),
        ),
      }),
    ),
    discount: toDecimal(sumNamed(rows, sumOfRow, 'discount')),
    subtotal: toDecimal(sumNamed(rows, sumOfRow, 'subtotal')),
    total: toDecimal(order.total),
    ...(connection.payment_method_id &&
      order.payment_state === 'paid' && {
        payment: { methodId: connection.payment_method_id, amount: toDecimal(order.total) },
      }),
    ...(connection.delivery_charge_id &&
      bill.delivery && {
        delivery: {
          chargeId: connection.delivery_charge_id,
          amount: toDecimal(sumNamed(rows, sumOfRow, 'delivery')),
          tax: toDecimal(bill.delivery.vat),
        },
      }),
  }
  return unmapped.length > 0 ? { unmapped: [...new Set(unmapped)].join(', ').slice(0, 300) } : wanted
}
