import type { ServeWaitingBody } from '#contract/waitlist/waiting-desk.ts'
import { minuteMs } from '#domain/core/durations.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { waitingAfter, type WaitingState } from '#domain/waitlist/waiting-list.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import type { SeatedParty, Seating } from '#server/ports/seat-party.ts'
import { inBranchOf } from '#server/authorization/rules.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { listTables } from '#server/store/dine-in/tables.ts'
import { saveWaitingEntry } from '#server/store/waitlist/waiting-entries.ts'
import { listWaitingSettings } from '#server/store/waitlist/waiting-queues.ts'
import { changeEntry, type HeldQueue } from './change-queue.ts'
import { backInQueue, moveBack } from './leave-queue.ts'

/** What an act of the host led to. */
export interface Served {
  readonly state: WaitingState
  readonly queue_version: number
  readonly session_id: string | null
}

interface Serving extends HeldQueue {
  readonly tx: WriteDb
  readonly now: Date
  readonly catalogue: Catalogue
  readonly body: ServeWaitingBody
  readonly seating: Seating
}

/**
 * Takes a member of staff, an entry and what is done with it as the screen showed it. Refuses 'not-allowed',
 * 'waiting-not-found' (of other branches too), 'waiting-changed' when a colleague was quicker, and what seating refuses.
 * Rule "Queue on the console".
 */
export async function serveEntry(
  deps: Deps,
  staff: StaffSession,
  id: string,
  body: ServeWaitingBody,
  seating: Seating,
): Promise<Served | Refusal> {
  if (!mayStaff(staff.role, 'queue')) return refuse('not-allowed')
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const now = new Date(deps.clock())
  let ahead: SeatedParty | undefined
  const here = inBranchOf(staff, 'waiting-not-found')
  const served = await changeEntry(
    deps,
    staff.tenantId,
    id,
    here,
    async (tx, held): Promise<Served | Refusal> => {
      const { entry, queue } = held
      const state = waitingAfter(entry.state, body.act)
      if (!state || entry.version !== body.version) return refuse('waiting-changed')
      const serving = { ...held, tx, now, catalogue, body, seating }
      const refused = await acts[body.act](serving)
      if (isRefusal(refused)) return refused
      const after = { state, ...(refused && { table: refused.table }) }
      await writeAudit(tx, { staffId: staff.staffId, action: `queue-${body.act}`, subject: id, after })
      const sessionId = refused?.sessionId ?? null
      if (sessionId !== null && entry.cart_id !== null && entry.browser !== null)
        ahead = { sessionId, browser: entry.browser, language: entry.language }
      return { state, queue_version: queue.version, session_id: sessionId }
    },
  )
  // after the commit: a dish that is gone keeps nobody from sitting down
  if (!isRefusal(served) && ahead) await sendAhead(deps, staff.tenantId, ahead, seating)
  return served
}

/** A round that cannot be sent now stands in the table's cart. */
async function sendAhead(deps: Deps, tenantId: string, ahead: SeatedParty, seating: Seating): Promise<void> {
  await seating.sendAhead(deps, tenantId, ahead).catch((error: unknown) => {
    deps.log.warn({ err: error, tenant: tenantId, session: ahead.sessionId }, 'chosen ahead, not sent')
  })
}

type Act = (serving: Serving) => Promise<{ sessionId: string | null; table: string } | Refusal | undefined>

const acts: Readonly<Record<ServeWaitingBody['act'], Act>> = {
  async call({ tx, entry, now }) {
    const [settings] = await listWaitingSettings(tx, entry.branch_id)
    const calls = entry.calls + 1
    await saveWaitingEntry(tx, entry.id, {
      state: 'called',
      called_at: now,
      call_until: new Date(now.getTime() + (settings?.call_minutes ?? 10) * minuteMs),
      calls,
    })
    await tellOutbox(tx, 'waiting-notice', { entryId: entry.id, event: 'queue-called', calls })
    return undefined
  },
  async skip(serving) {
    await moveBack(serving.tx, serving)
    await saveWaitingEntry(serving.tx, serving.entry.id, backInQueue)
    return undefined
  },
  seat: seat,
  async no_show({ tx, entry, now }) {
    await saveWaitingEntry(tx, entry.id, {
      state: 'no_show',
      ended_at: now,
      ended_by: 'staff',
      call_until: null,
    })
    return undefined
  },
  async cancel({ tx, entry, now }) {
    await saveWaitingEntry(tx, entry.id, {
      state: 'canceled',
      ended_at: now,
      ended_by: 'staff',
      call_until: null,
    })
    return undefined
  },
}

/** Seating turns the entry into a table session; a branch without tables in the product only notes it. */
async function seat({ tx, entry, now, catalogue, body, seating }: Serving): ReturnType<Act> {
  const done = { state: 'seated', ended_at: now, ended_by: 'staff', call_until: null } as const
  const called = entry.called_at === null ? { called_at: now } : {}
  if (body.table_id === undefined) {
    if ((await listTables(tx, entry.branch_id)).length > 0) return refuse('table-not-found')
    await saveWaitingEntry(tx, entry.id, { ...done, ...called })
    return { sessionId: null, table: '' }
  }
  const { browser, name, branch_id: branchId, cart_id: cartId } = entry
  const party = { tableId: body.table_id, branchId, browser, name, cartId, now }
  const seated = await seating.seat(tx, catalogue, party)
  if (isRefusal(seated)) return seated
  await saveWaitingEntry(tx, entry.id, {
    ...done,
    ...called,
    table_id: body.table_id,
    session_id: seated.sessionId,
  })
  return seated
}
