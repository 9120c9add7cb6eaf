/** Day and clock of a moment's words (spec 9): "Today 08:30 PM", "2026/11/21 08:30 م". */
const words = /^(.+?) (\d{2}:\d{2} \S+)$/

/** Takes rows, newest first, with their moments in words; returns them by day, in the same order. */
export function groupByDay<Row extends { readonly at_words: string }>(
  rows: readonly Row[],
): readonly {
  readonly day: string
  readonly rows: readonly { readonly row: Row; readonly clock: string }[]
}[] {
  const days: { day: string; rows: { row: Row; clock: string }[] }[] = []
  for (const row of rows) {
    const [, day = row.at_words, clock = ''] = words.exec(row.at_words) ?? []
    const last = days.at(-1)
    if (last?.day === day) last.rows.push({ row, clock })
    else days.push({ day, rows: [{ row, clock }] })
  }
  return days
}
