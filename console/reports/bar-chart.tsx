import type { CSSProperties } from 'react'
import type { ReportWire } from '#contract/reports.ts'
import { parseAmount } from '#domain/money.ts'
import { datesOf } from '#domain/report-range.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './bar-chart.module.css'

const mostBars = 62

/** The rows as bars; what they show stands in the table below, so that the picture is decoration to a reader. */
export function BarChart({ report }: { readonly report: Pick<ReportWire, 'rows' | 'by' | 'from' | 'to'> }) {
  const t = useText()
  const { by } = report
  const rows: readonly Bar[] = by === 'day' ? everyDay(report).slice(-mostBars) : report.rows.slice(0, 24)
  const totals = rows.map((row) => Math.max(0, parseAmount(row.total) ?? 0))
  const most = Math.max(1, ...totals)
  const lying = by !== 'day' && by !== 'hour'
  return (
    <figure className={`${styles.chart} ${lying ? styles.lying : styles.standing}`} aria-hidden>
      {rows.map((row, i) => (
        <div key={row.key} className={styles.bar} title={`${row.name}: ${row.total}`}>
          <i style={{ '--part': (totals[i] ?? 0) / most } as CSSProperties} />
          <span>
            <bdi>{shortName(by, row.name)}</bdi>
          </span>
        </div>
      ))}
      <figcaption className="vh">{t('reports.total')}</figcaption>
    </figure>
  )
}

type Bar = Pick<ReportWire['rows'][number], 'key' | 'name' | 'total'>

/** A day without a sale is a gap between bars, not none. */
function everyDay({ rows, from, to }: Pick<ReportWire, 'rows' | 'from' | 'to'>): Bar[] {
  return datesOf({ from, to }).map(
    (date) =>
      rows.find(({ key }) => key === date) ?? { key: date, name: date.replaceAll('-', '/'), total: '0.00' },
  )
}

/** A day without its year. */
function shortName(by: ReportWire['by'], name: string): string {
  return by === 'day' ? name.slice(5) : name
}
