import { hourMs, minuteMs } from '#domain/core/durations.ts'

/** What stands on tables of the timeline from one moment to another (UTC ms): a party, a held slot, a blocked table. */
export interface TimelineBlock {
  readonly id: string
  readonly tableIds: readonly string[]
  readonly from: number
  readonly to: number
}

/** The part of a day that the timeline shows (UTC ms). */
export interface TimelineSpan {
  readonly from: number
  readonly to: number
}

/** Blocks move by a quarter of an hour. */
export const quarterMs = 15 * minuteMs

/** Takes a moment and the span; returns how far along it is, 0 to 1. */
export function placeOf(moment: number, { from, to }: TimelineSpan): number {
  return to === from ? 0 : Math.min(1, Math.max(0, (moment - from) / (to - from)))
}

/** Takes a way along the line (0 to 1, the width being the span) and the span; returns it in ms, in whole quarters. */
export function quartersOf(way: number, { from, to }: TimelineSpan): number {
  return Math.round((way * (to - from)) / quarterMs) * quarterMs
}

/** Takes a block, by how much it moves (ms) and to which table instead of which; returns it there. */
export function movedBlock<B extends TimelineBlock>(
  block: B,
  { by, fromTable, toTable }: { readonly by: number; readonly fromTable: string; readonly toTable: string },
): B {
  const tableIds = block.tableIds.includes(toTable)
    ? block.tableIds
    : block.tableIds.map((id) => (id === fromTable ? toTable : id))
  return { ...block, tableIds, from: block.from + by, to: block.to + by }
}

/**
 * Takes all blocks and one as it would stand; returns whether its tables are free for it all the time. What follows
 * another block at once does not overlap it. The database refuses the same (safety of tables: one party at a time).
 */
export function fits(blocks: readonly TimelineBlock[], moved: TimelineBlock): boolean {
  return !blocks.some(
    (other) =>
      other.id !== moved.id &&
      other.from < moved.to &&
      moved.from < other.to &&
      other.tableIds.some((id) => moved.tableIds.includes(id)),
  )
}

/** Takes the span; returns the full hours in it, to draw a line at each. */
export function hoursOf({ from, to }: TimelineSpan): number[] {
  const first = Math.ceil(from / hourMs) * hourMs
  return Array.from(
    { length: Math.max(0, Math.floor((to - first) / hourMs) + 1) },
    (_, i) => first + i * hourMs,
  )
}

/** Takes the tables in their order, one of them and a step; returns the table so many rows on, or the last one there. */
export function tableBeside(tables: readonly string[], table: string, step: number): string {
  const at = tables.indexOf(table)
  return tables[Math.min(tables.length - 1, Math.max(0, at + step))] ?? table
}
