/** Takes figures; returns the middle one. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** One line of a table. */
export interface ReportRow {
  readonly what: string
  readonly ours: string
  /** The raw limit of the same run, or "–". */
  readonly limit: string
  readonly share: string
  /** The bar of the issue, and whether it is met. */
  readonly bar: string
  readonly met: boolean | undefined
}

/** Takes a number and its unit; returns it short enough for a table. */
export function figure(value: number, unit: string): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  return `${value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: 0 })} ${unit}`
}

/** Takes our figure and the raw limit of the same run; returns the share that we reach. */
export function shareOf(ours: number, limit: number): string {
  return `${((ours / limit) * 100).toFixed(1)} %`
}

/** Prints rows below each other, columns aligned. */
export function printTable(title: string, rows: readonly ReportRow[]): void {
  const head = ['', 'ours', 'raw limit', 'share', 'bar', '']
  const verdict = (met: boolean | undefined) => (met === undefined ? '' : met ? 'met' : 'MISSED')
  const cells = [
    head,
    ...rows.map((row) => [row.what, row.ours, row.limit, row.share, row.bar, verdict(row.met)]),
  ]
  const widths = head.map((_, column) => Math.max(...cells.map((line) => (line[column] ?? '').length)))
  console.log(`\n${title}`)
  for (const line of cells)
    console.log(
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
}
