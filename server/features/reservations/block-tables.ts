import type { TableBlockWire } from '#contract/reservations/reservation-desk.ts'
import { clockWords } from '#domain/core/clock-words.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanLine } from '#domain/core/text.ts'
import type { Language } from '#domain/core/words.ts'
import { dateText, toLocal } from '#domain/core/zoned-time.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { lockRules } from '#server/store/reservations/reservation-rules.ts'
import {
  dropBlock,
  findBlock,
  insertBlock,
  type BlockRow,
} from '#server/store/reservations/staff-reservations.ts'
import { claimTables, freeTables, isTaken } from '#server/store/reservations/table-claims.ts'
import { listTables } from '#server/store/dine-in/tables.ts'

/** What is kept free: tables of a branch for a time (UTC ms). */
export interface BlockInput {
  readonly branchId: string
  readonly tableIds: readonly string[]
  readonly start: number
  readonly end: number
  readonly reason: string
}

const longestMs = 31 * 24 * 3_600_000

/** Takes a member of staff and what is kept free; blocks it. Refuses 'tables-taken' where somebody is booked, and 'bad-input'. */
export async function blockTables(
  deps: Deps,
  staff: StaffSession,
  input: BlockInput,
  language: Language,
): Promise<TableBlockWire | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, 'reservations', catalogue, input.branchId)
  if (isRefusal(branch)) return branch
  const reason = cleanLine(input.reason, limits.name)
  if (reason === undefined) return refuse('text-too-long', { fields: { reason: ['text-too-long'] } })
  if (input.end <= input.start || input.end - input.start > longestMs)
    return refuse('bad-input', { fields: { end: ['bad-input'] } })
  const tableIds = [...new Set(input.tableIds)]
  const span = { start: input.start, end: input.end }
  const made = await writeUnlessRefused(deps.db, staff.tenantId, async (tx) => {
    await lockRules(tx, branch.id)
    const known = new Set((await listTables(tx, branch.id)).map((table) => table.id))
    if (!tableIds.every((id) => known.has(id))) return refuse('table-not-found')
    const block = await insertBlock(tx, {
      id: makeId(),
      branch_id: branch.id,
      table_ids: tableIds,
      start_at: new Date(input.start),
      end_at: new Date(input.end),
      reason,
      staff_id: staff.staffId,
    })
    await claimTables(tx, branch.id, tableIds, span, { blockId: block.id })
    await writeAudit(tx, {
      staffId: staff.staffId,
      action: 'table-block',
      subject: block.id,
      after: { tableIds, ...span },
    })
    await tellOutbox(tx, 'reservation-changed', changeOf(block, branch.timeZone))
    return block
  }).catch((error: unknown) => {
    if (isTaken(error)) return refuse('tables-taken')
    throw error
  })
  deps.wakeRelay()
  return isRefusal(made) ? made : showBlock(made, branch.timeZone, language)
}

/** Takes a member of staff and a block; its tables are free again. Refuses 'not-found' for one of another branch. */
export async function unblockTables(
  deps: Deps,
  staff: StaffSession,
  id: string,
): Promise<{ done: true } | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const block = await deps.db.read(staff.tenantId, (db) => findBlock(db, id))
  const branch = branchFor(staff, 'reservations', catalogue, block?.branch_id ?? '')
  if (isRefusal(branch)) return branch.code === 'not-allowed' ? branch : refuse('not-found')
  await deps.db.write(staff.tenantId, async (tx) => {
    await lockRules(tx, branch.id)
    const row = await findBlock(tx, id)
    if (!row) return
    await freeTables(tx, { blockId: id })
    await dropBlock(tx, id)
    await writeAudit(tx, { staffId: staff.staffId, action: 'table-unblock', subject: id })
    const change = changeOf(row, branch.timeZone)
    await tellOutbox(tx, 'reservation-changed', change)
    await tellOutbox(tx, 'reservation-room', { branchId: branch.id, date: change.date })
  })
  deps.wakeRelay()
  return { done: true }
}

function changeOf(block: BlockRow, zone: string) {
  return {
    reservationId: block.id,
    branchId: block.branch_id,
    date: dateText(toLocal(block.start_at.getTime(), zone)),
    version: 0,
    rooms: true,
    created: false,
  }
}

/** Takes a block, its zone and a language; returns it as it travels. */
export function showBlock(block: BlockRow, zone: string, language: Language): TableBlockWire {
  const at = (time: Date) => clockWords(time.getTime(), zone, language)
  return {
    id: block.id,
    table_ids: block.table_ids,
    start: block.start_at.toISOString(),
    end: block.end_at.toISOString(),
    label: `${at(block.start_at)} – ${at(block.end_at)}`,
    reason: block.reason,
  }
}
