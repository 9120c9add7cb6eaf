import { setDepositsOfTable } from '#server/store/dine-in/table-deposits.ts'
import type { TableByCodeWire, JoinedTableWire } from '#contract/dine-in/table.ts'
import type { CartLine } from '#domain/menu/cart-line.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { settingText } from '#domain/site/settings.ts'
import { cleanLine } from '#domain/core/text.ts'
import { wordIn } from '#domain/core/words.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { findCart, insertCart, saveCart, type CartRow } from '#server/store/ordering/carts.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { listTableRounds } from '#server/store/dine-in/table-orders.ts'
import {
  findLiveSession,
  findTableMember,
  insertTableMember,
  insertTableSession,
  listTableMembers,
  type TableMemberRow,
  type TableSessionRow,
} from '#server/store/dine-in/table-sessions.ts'
import { findTableByCode, lockTableByCode, type TableAtArea } from '#server/store/dine-in/tables.ts'
import type { Call } from '../../http/call.ts'
import { refuseBranch } from '../ordering/cart/cart-offer.ts'
import { changeTable, idleMs } from '../../ports/table-seats.ts'

/** Phones at one session. */
export const mostMembers = 100

/**
 * Takes the code printed on a table; returns which table it is, and the session when this phone sits there already.
 * Changes nothing: previews of links must start nothing (safety 13). Refuses 'table-not-found', 'type-unavailable'.
 */
export async function showTableByCode(
  deps: Deps,
  call: Call,
  code: string,
): Promise<TableByCodeWire | Refusal> {
  const catalogue = await deps.catalogues.current(call.tenantId)
  return deps.db.read(call.tenantId, async (db) => {
    const table = await findTableByCode(db, code)
    const branch = table && catalogue.branches.find((one) => one.id === table.branch_id)
    if (!table || !branch) return refuse('table-not-found')
    if (!branch.types.includes('dinein')) return refuse('type-unavailable')
    const live = await findLiveSession(db, table.id)
    const mine = live && call.browser && (await findTableMember(db, live.id, call.browser))
    return {
      code,
      table: table.name,
      area: wordIn({ ar: table.area_ar, en: table.area_en }, call.language),
      branch_id: branch.id,
      branch: wordIn(branch.name, call.language),
      live: live !== undefined,
      session_id: mine ? live.id : null,
    }
  })
}

/**
 * Takes a table's code and the phone that scanned it, with the name its guest gives; seats it at the table's live
 * session, or starts one. Where somebody has ordered already, a tap from inside or staff lets it in (safety 13). Refuses 'table-not-found',
 * 'type-unavailable', 'text-too-long', and 'table-full' beyond 100 phones.
 */
export async function joinTable(
  deps: Deps,
  call: Call & { browser: string },
  code: string,
  typedName: string,
): Promise<JoinedTableWire | Refusal> {
  const catalogue = await deps.catalogues.current(call.tenantId)
  const name = cleanLine(typedName, limits.name)
  if (name === undefined) return refuse('text-too-long', { fields: { name: ['text-too-long'] } })
  const joined = await writeUnlessRefused(deps.db, call.tenantId, async (tx) => {
    const table = await lockTableByCode(tx, code)
    const branch = table && catalogue.branches.find((one) => one.id === table.branch_id)
    if (!table || !branch) return refuse('table-not-found')
    if (!branch.types.includes('dinein')) return refuse('type-unavailable')
    const session =
      (await findLiveSession(tx, table.id)) ??
      (await startSession(tx, table, catalogue, new Date(deps.clock())))
    const known = await findTableMember(tx, session.id, call.browser)
    const member = known ?? (await addMember(tx, session, call.browser, name))
    return isRefusal(member) ? member : { session_id: session.id, state: member.state }
  })
  deps.wakeRelay()
  return joined
}

async function addMember(
  tx: WriteDb,
  session: TableSessionRow,
  browser: string,
  name: string,
): Promise<TableMemberRow | Refusal> {
  const members = await listTableMembers(tx, [session.id])
  if (members.length >= mostMembers) return refuse('table-full')
  const alone = members.every((member) => member.state !== 'in')
  const state = alone || !(await hasLines(tx, session)) ? 'in' : 'waiting'
  const member = await insertTableMember(tx, { session_id: session.id, id: makeId(), browser, name, state })
  await changeTable(tx, session.id, {}, state === 'waiting')
  return member
}

async function hasLines(tx: TenantDb, session: TableSessionRow): Promise<boolean> {
  const cart = await forSystem('derived', findCart(tx, session.cart_id))
  return (cart?.lines.length ?? 0) > 0 || (await listTableRounds(tx, [session.id])).length > 0
}

/**
 * Staff confirm it first when the tenant wants that, or while the branch is closed (rule "Sessions of a table"). Takes, where there
 * is one, the cart in which its guests chose ahead, and their lines.
 */
export async function startSession(
  tx: WriteDb,
  table: TableAtArea,
  catalogue: Catalogue,
  now: Date,
  ahead?: { readonly cart: CartRow; readonly lines: readonly CartLine[] },
): Promise<TableSessionRow> {
  const id = makeId()
  const branch = catalogue.branches.find((one) => one.id === table.branch_id)
  const confirms =
    settingText(catalogue.settings, 'dine_in.staff_confirms_session') === '1' ||
    (branch !== undefined && refuseBranch(catalogue, branch, 'dinein', now.getTime()) !== undefined)
  const cart =
    ahead?.cart ??
    (await insertCart(tx, {
      id: makeId(),
      shopper: `table:${id}`,
      type: 'dinein',
      branchId: table.branch_id,
    }))
  await saveCart(tx, cart, {
    ...(ahead && { lines: ahead.lines }),
    draft: {
      table: {
        sessionId: id,
        tableId: table.id,
        name: table.name,
        area: { ar: table.area_ar, en: table.area_en },
      },
    },
  })
  const session = await insertTableSession(tx, {
    id,
    branch_id: table.branch_id,
    table_id: table.id,
    cart_id: cart.id,
    state: confirms ? 'waiting' : 'open',
    started_at: now,
    ends_at: new Date(now.getTime() + idleMs),
  })
  await setDepositsOfTable(tx, id, table.id)
  return session
}
