import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanLine } from '#domain/core/text.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { dropTableMember, saveTableMember } from '#server/store/dine-in/table-sessions.ts'
import type { Call } from '../../http/call.ts'
import { changeTable, findSeat, takeSeat } from '../../ports/table-seats.ts'

type Done = { done: true }

/** Takes a session and what its guests want: a waiter, or the bill; staff hear it at once. Rule "Calls from a table". */
export async function askTable(
  deps: Deps,
  call: Call,
  sessionId: string,
  what: 'waiter' | 'bill',
): Promise<Done | Refusal> {
  const now = new Date(deps.clock())
  return inTable(deps, call, async (tx) => {
    const seat = await takeSeat(tx, call, sessionId)
    if (isRefusal(seat)) return seat
    const change = what === 'waiter' ? { waiter_called_at: now } : { bill_asked_at: now }
    await changeTable(tx, seat.session.id, change, true)
    return { done: true }
  })
}

/** Takes a session and the name under which this phone is shown to the others. */
export async function nameMember(
  deps: Deps,
  call: Call,
  sessionId: string,
  typed: string,
): Promise<Done | Refusal> {
  const name = cleanLine(typed, limits.name)
  if (name === undefined) return refuse('text-too-long', { fields: { name: ['text-too-long'] } })
  return inTable(deps, call, async (tx) => {
    const seat = await findSeat(tx, call, sessionId)
    if (isRefusal(seat)) return seat
    await saveTableMember(tx, seat.session.id, seat.member.id, { name })
    await changeTable(tx, seat.session.id)
    return { done: true }
  })
}

/** Takes a session, a phone that waits and whether one who sits there lets it in (safety 13). */
export async function admitMember(
  deps: Deps,
  call: Call,
  sessionId: string,
  { memberId, admit }: { memberId: string; admit: boolean },
): Promise<Done | Refusal> {
  return inTable(deps, call, async (tx) => {
    const seat = await takeSeat(tx, call, sessionId)
    if (isRefusal(seat)) return seat
    if (!admit) await dropTableMember(tx, seat.session.id, memberId)
    else if (!(await saveTableMember(tx, seat.session.id, memberId, { state: 'in' })))
      return refuse('not-found')
    await changeTable(tx, seat.session.id)
    return { done: true }
  })
}

async function inTable(
  deps: Deps,
  { tenantId }: Call,
  act: Parameters<typeof writeUnlessRefused<Done>>[2],
): Promise<Done | Refusal> {
  const done = await writeUnlessRefused(deps.db, tenantId, act)
  deps.wakeRelay()
  return done
}
