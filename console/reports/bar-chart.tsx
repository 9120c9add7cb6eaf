import type { CSSProperties } from 'react'
import type { ReportWire } from '#contract/reports.ts'
import { parseAmount } from '#domain/money.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './bar-chart.module.css'

const mostBars = 62

/** The rows as bars; what they show stands in the table below, so that the picture is decoration to a reader. */
export function BarChart({ rows: all, by }: Pick<ReportWire, 'rows' | 'by'>) {
  const t = useText()
  const rows = by === 'day' ? all.slice(-mostBars) : all.slice(0, 24)
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

/** A day without its year. */
function shortName(by: ReportWire['by'], name: string): string {
  return by === 'day' ? name.slice(5) : name
}
