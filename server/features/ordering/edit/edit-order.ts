import type { EditedOrderWire } from '#contract/ordering/order-edit.ts'
import { minuteMs } from '#domain/core/durations.ts'
import { constants } from '#domain/core/limits.ts'
import { moreBill } from '#domain/pricing/more-bill.ts'
import { refuseChange } from '#domain/ordering/order-change.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Language } from '#domain/core/words.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { inBranchOf } from '#server/authorization/rules.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import { originOf, type Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { showBill } from '#server/show/show-bill.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { listCreditNotes } from '#server/store/payments/documents.ts'
import { noteOrder } from '#server/store/ordering/note-order.ts'
import type { EditPlan } from '#server/store/ordering/order-columns.ts'
import { insertEdit, insertMore } from '#server/store/ordering/order-edits.ts'
import { lockOrder, type LockedOrder } from '#server/store/ordering/orders.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { applyEdit, stockDifference, takeMoreStock } from './apply-edit.ts'
import type { WishedLine } from './edit-lines.ts'
import { planEdit, type EditAt } from './plan-edit.ts'
import { cardMinimum } from '../../pricing/card-minimum.ts'
import { settleDifference, type Settlement } from './settle-difference.ts'

/** What staff want of an order: on the version that they saw, at the total that they were shown; none = only to be shown. */
export interface EditInput {
  readonly version: number
  readonly lines: readonly WishedLine[]
  readonly total: string | undefined
}

interface Edited {
  readonly state: EditedOrderWire['state']
  readonly version: number
  readonly was: LockedOrder
  readonly plan: EditPlan
  readonly settlement: Settlement
  readonly moreId?: string
  readonly until?: Date
}

/**
 * Takes an order; returns why its lines cannot be changed: only what came in and is not accepted, as it was sold. A credit
 * note counts also where its money did not arrive: its parts are of the bill that it was written of.
 */
export async function refuseEdit(
  db: TenantDb,
  order: Pick<LockedOrder, 'id' | 'kind' | 'status' | 'returned' | 'more' | 'pay_method'>,
): Promise<Refusal | undefined> {
  return refuseChange(order, (await listCreditNotes(db, [order.id])).length > 0)
}

/**
 * Takes who changes which order to what; changes it, or only tells what it would be without a total. What is paid too much
 * goes back at once; what it costs more is asked for by a link, and the change holds once that is paid. Refuses
 * 'order-changed', 'price-changed', 'transition-not-allowed', 'edit-waiting', 'difference-too-small' and what a cart is
 * refused with. Decision 0069; safety 5, 8, 10.
 */
export async function editOrder(
  deps: Deps,
  staff: StaffSession,
  id: string,
  input: EditInput,
  language: Language,
): Promise<EditedOrderWire | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const now = new Date(deps.clock())
  const edited = await writeUnlessRefused<Edited>(deps.db, staff.tenantId, async (db) => {
    const order = await authorize(inBranchOf(staff, 'order-unavailable'), lockOrder(db, id))
    if (isRefusal(order)) return order
    if (order.version !== input.version)
      return refuse('order-changed', { details: { status: order.status, version: order.version } })
    const branch = catalogue.branches.find((one) => one.id === order.branch_id)
    if (!branch) return refuse('branch-not-found')
    const refused = await refuseEdit(db, order)
    if (refused) return refused
    return edit(db, order, input, { at: { catalogue, branch, now: now.getTime() }, staff, now })
  })
  if (isRefusal(edited)) return edited
  deps.wakeRelay()
  const origin = originOf(deps.settled, deps.hosts.primaryHost(staff.tenantId) ?? '')
  return showEdited(edited, language, origin)
}

interface By {
  readonly at: EditAt
  readonly staff: StaffSession
  readonly now: Date
}

async function edit(db: WriteDb, order: LockedOrder, input: EditInput, by: By): Promise<Edited | Refusal> {
  const plan = await planEdit(db, order, input.lines, by.at)
  if (isRefusal(plan)) return plan
  const settlement = settleDifference(order, plan.bill, cardMinimum(by.at.catalogue))
  if (isRefusal(settlement)) return settlement
  const shown = { version: order.version, was: order, plan, settlement }
  const total = toDecimal(plan.bill.total)
  if (input.total === undefined) return { ...shown, state: 'shown' }
  if (input.total !== total) return refuse('price-changed', { details: { shown: input.total, total } })
  await writeAudit(db, {
    staffId: by.staff.staffId,
    action: 'order-edit',
    subject: order.id,
    before: { total: toDecimal(order.total), lines: wordsOf(order.bill) },
    after: { total, lines: wordsOf(plan.bill) },
  })
  return settlement.how === 'link' ? wait(db, shown, by) : make(db, shown, by)
}

const wordsOf = ({ lines }: EditPlan['bill']) =>
  lines.map(({ quantity, name, note }) => `${quantity} × ${name.en}${note && ` (${note})`}`)

type Shown = Omit<Edited, 'state'>

async function make(db: WriteDb, shown: Shown, { staff, now }: By): Promise<Edited | Refusal> {
  const { was, plan, settlement } = shown
  const editId = makeId()
  const actor = `staff:${staff.staffId}`
  const changed = await applyEdit(db, was, { editId, plan, settlement, actor, now })
  if (isRefusal(changed)) return changed
  await insertEdit(db, {
    id: editId,
    order_id: was.id,
    more_order_id: null,
    plan,
    before: was.bill,
    staff_id: staff.staffId,
    made_at: now,
  })
  return { ...shown, state: 'done', version: changed.version }
}

/** The order stays as it is until the difference is paid; what the change takes of counted stock is held meanwhile. */
async function wait(db: WriteDb, shown: Shown, { staff, now }: By): Promise<Edited | Refusal> {
  const { was, plan, settlement } = shown
  const { more } = stockDifference(was, plan)
  const short = await takeMoreStock(db, was.branch_id, more)
  if (short) return short
  const most = now.getTime() + constants.holdMinutes * minuteMs
  const until = new Date(Math.min(most, was.accept_by?.getTime() ?? most))
  const moreId = makeId()
  const actor = `staff:${staff.staffId}`
  await insertMore(db, {
    orderId: moreId,
    cartId: makeId(),
    of: was,
    bill: moreBill(settlement.more, was.number, plan.bill),
    taken: more,
    holdUntil: until,
    actor,
  })
  await insertEdit(db, {
    id: makeId(),
    order_id: was.id,
    more_order_id: moreId,
    plan,
    before: was.bill,
    staff_id: staff.staffId,
    made_at: now,
  })
  const asked = { orderId: moreId, amount: settlement.more, until: until.toISOString() }
  const noted = await noteOrder(db, was, {
    actor,
    reason: `+${toDecimal(settlement.more)}`,
    change: { more: JSON.stringify(asked) },
  })
  await tellOutbox(db, 'notice', {
    orderId: was.id,
    event: 'order-costs-more',
    status: was.status,
    version: noted.version,
    amount: settlement.more,
  })
  return { ...shown, state: 'waiting', version: noted.version, moreId, until }
}

function showEdited(edited: Edited, language: Language, origin: string): EditedOrderWire {
  const { plan, settlement, was, moreId, until } = edited
  const { lines, ...sums } = showBill(plan.bill, language)
  return {
    state: edited.state,
    version: edited.version,
    lines,
    sums,
    was: toDecimal(was.total),
    settles: settlement.how,
    more: toDecimal(settlement.more),
    to_card: toDecimal(settlement.toCard),
    to_wallet: toDecimal(settlement.toWallet),
    to_points: settlement.toPoints,
    link: moreId === undefined ? null : `${origin}/o/${moreId}/pay`,
    until: until?.toISOString() ?? null,
  }
}
