import type { TablePart } from './table-bill.ts'
import type { TableSplit } from './table-share.ts'
import type { TableGiver, TableTender, TakenMore, TakenTender } from './table-tender.ts'

/** What a session's bill is made of, as it is when two are put together. */
export interface BillToJoin {
  readonly sessionId: string
  /** It has rounds. */
  readonly owes: boolean
  /** Allotted to their lines; all of them, where both owe. */
  readonly parts: readonly TablePart[]
  readonly split: TableSplit | null
  readonly tender: TableTender | null
  readonly taken: TakenTender | null
  readonly takenMore: readonly TakenMore[]
}

export type JoinedBill = Omit<BillToJoin, 'sessionId' | 'owes'>

/**
 * Takes the bill of the session that goes on, that of the one which comes into it and, of phones that sat at both tables,
 * which seat they keep; returns the bill of all. Where both owe, all of both was allotted before, so the total is the sum of
 * both to the minor unit, and nothing taken of either is worked out again. Where one owes, its bill stays as it is. A former
 * division was of another total. Rule "Joining parties", safety 6.
 */
export function joinBills(
  host: BillToJoin,
  guest: BillToJoin,
  seats: ReadonlyMap<string, string> = new Map(),
): JoinedBill {
  const moved = seatedAs(guest.tender, seats)
  const takenMore = [...host.takenMore, ...carry(guest, host.parts.length)]
  const parts = [...host.parts, ...guest.parts]
  const merged = { parts, taken: host.taken, takenMore }
  if (host.owes && guest.owes) return { ...merged, split: null, tender: both(moved, host.tender) }
  return guest.owes
    ? { ...merged, split: guest.split, tender: moved }
    : { ...merged, split: host.split, tender: host.owes ? host.tender : both(moved, host.tender) }
}

const both = (one: TableTender | null, other: TableTender | null): TableTender | null =>
  one || other ? { ...one, ...other } : null

function carry({ sessionId, taken, takenMore }: BillToJoin, offset: number): TakenMore[] {
  return [
    ...(taken ? [{ sessionId, part: offset, taken }] : []),
    ...takenMore.map((one) => ({ ...one, part: one.part + offset })),
  ]
}

function seatedAs(tender: TableTender | null, seats: ReadonlyMap<string, string>): TableTender | null {
  if (!tender) return null
  const seat = <T extends TableGiver>(giver: T): T => ({
    ...giver,
    memberId: seats.get(giver.memberId) ?? giver.memberId,
  })
  const { coupon, points } = tender
  return { ...(coupon && { coupon: seat(coupon) }), ...(points && { points: seat(points) }) }
}
