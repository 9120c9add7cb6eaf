import type {
  FloorPlanWire,
  SaveFloorPlanBody,
  TableSpotWire,
} from '#contract/reservations/reservation-rules.ts'
import { mergeParts } from '../../shell/draft/merge-parts.ts'

export type FloorTable = FloorPlanWire['areas'][number]['tables'][number]
export type Combination = Omit<FloorPlanWire['combinations'][number], 'id'> & { readonly id?: string }

/** A floor plan while it is edited. */
export interface FloorDraft {
  readonly areas: readonly {
    readonly id: string
    readonly name: string
    readonly tables: readonly FloorTable[]
  }[]
  readonly combinations: readonly Combination[]
}

/** Takes a table's number in its section; returns where it stands until somebody puts it elsewhere: in rows of four. */
export function usualSpot(at: number): TableSpotWire {
  const [column, row] = [at % 4, Math.floor(at / 4)]
  return {
    x: 6 + column * 24,
    y: Math.min(82, 8 + row * 26),
    width: 14,
    height: 16,
    shape: 'square',
    turned: 0,
  }
}

/** Takes a spot and by how much it moves (hundredths of the plan); returns it there, inside the plan, in whole steps. */
export function movedSpot(spot: TableSpotWire, dx: number, dy: number): TableSpotWire {
  const within = (value: number, size: number) => Math.min(100 - size, Math.max(0, Math.round(value)))
  return { ...spot, x: within(spot.x + dx, spot.width), y: within(spot.y + dy, spot.height) }
}

/** Takes a draft, a table's id and what changes of it; returns the draft with it. */
export function withTable(draft: FloorDraft, id: string, more: Partial<FloorTable>): FloorDraft {
  const areas = draft.areas.map((area) => ({
    ...area,
    tables: area.tables.map((table) => (table.id === id ? { ...table, ...more } : table)),
  }))
  return { ...draft, areas }
}

/** Takes tables that are put together; returns for how many they are, until somebody says otherwise. */
export function combined(tables: readonly FloorTable[]): Combination {
  const seats = tables.reduce((sum, table) => sum + table.seats, 0)
  const largest = Math.max(...tables.map((table) => table.seats))
  return { table_ids: tables.map((table) => table.id), seats_from: Math.min(largest + 1, seats), seats }
}

/** Takes what is put together and tables; returns whether just these are among it. */
export function isCombined(all: readonly Combination[], tableIds: readonly string[]): boolean {
  const wanted = tableIds.toSorted().join()
  return all.some((one) => one.table_ids.toSorted().join() === wanted)
}

/**
 * Takes the plan that both began from, mine and a colleague's; returns the colleague's with the tables that I changed, and
 * with my tables put together if I changed those.
 */
export function mergeFloor(from: FloorDraft, mine: FloorDraft, theirs: FloorDraft): FloorDraft {
  const tablesOf = ({ areas }: FloorDraft) =>
    new Map(areas.flatMap(({ tables }) => tables.map((table) => [table.id, table] as const)))
  const [before, own] = [tablesOf(from), tablesOf(mine)]
  const areas = theirs.areas.map((area) => ({
    ...area,
    tables: area.tables.map((table) => {
      const [was, is] = [before.get(table.id), own.get(table.id)]
      return was && is ? mergeParts(was, is, table) : table
    }),
  }))
  const known = new Set(areas.flatMap(({ tables }) => tables.map(({ id }) => id)))
  const { combinations } = mergeParts(
    { combinations: from.combinations },
    { combinations: mine.combinations },
    { combinations: theirs.combinations },
  )
  return { areas, combinations: combinations.filter((one) => one.table_ids.every((id) => known.has(id))) }
}

/** Takes a branch, what was seen of its plan, and a draft; returns what is saved of it. */
export function floorBody(
  { branch_id: branchId, seen }: Pick<FloorPlanWire, 'branch_id' | 'seen'>,
  { areas, combinations }: FloorDraft,
): SaveFloorPlanBody {
  return {
    branch_id: branchId,
    tables: areas.flatMap((area) =>
      area.tables.map(({ id, seats, seats_from, bookable, spot }) => ({
        id,
        seats,
        seats_from,
        bookable,
        spot,
      })),
    ),
    combinations: combinations.map((one) => ({ ...one, table_ids: [...one.table_ids] })),
    seen,
  }
}
