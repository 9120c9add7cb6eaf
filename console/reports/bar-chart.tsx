import type { CSSProperties } from 'react'
import type { ReportWire } from '#contract/reports/reports.ts'
import { parseAmount } from '#domain/core/money.ts'
import { datesOf } from '#domain/reports/report-range.ts'
import { N } from '#ui/text/n.tsx'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import styles from './bar-chart.module.css'

const mostBars = 62
/** So many standing bars have room for their words and sums. */
const mostWords = 12

interface BarChartProps {
  readonly report: Pick<ReportWire, 'rows' | 'by' | 'from' | 'to'>
  /** No table below has what it shows, so that it is a list to a reader and no decoration. */
  readonly alone?: boolean
}

/** The rows as bars with their sums. */
export function BarChart({ report, alone = false }: BarChartProps) {
  const t = useText()
  const { by } = report
  const rows: readonly Bar[] = by === 'day' ? everyDay(report).slice(-mostBars) : report.rows.slice(0, 24)
  const totals = rows.map((row) => Math.max(0, parseAmount(row.total) ?? 0))
  const most = Math.max(1, ...totals)
  const lying = by !== 'day' && by !== 'hour'
  const step = lying ? 1 : Math.ceil(rows.length / mostWords)
  return (
    <figure className={`${styles.chart} ${lying ? styles.lying : styles.standing}`} aria-hidden={!alone}>
      <ul aria-label={t('reports.total')}>
        {rows.map((row, i) => (
          <li key={row.key} className={styles.bar} title={`${row.name}: ${row.total}`}>
            <span data-quiet={(rows.length - 1 - i) % step > 0 || undefined}>
              <bdi>{shortName(by, row.name)}</bdi>
            </span>
            {(lying || step === 1) && <Sum amount={row.total} whole={!lying} />}
            <i style={{ '--part': (totals[i] ?? 0) / most } as CSSProperties} />
          </li>
        ))}
      </ul>
    </figure>
  )
}

type Bar = Pick<ReportWire['rows'][number], 'key' | 'name' | 'total'>

/** Above a bar there is room for whole units alone; a reader hears all of it. */
function Sum({ amount, whole }: { readonly amount: string; readonly whole: boolean }) {
  if (!whole)
    return (
      <b>
        <Money amount={amount} />
      </b>
    )
  return (
    <b>
      <span aria-hidden>
        <N>{Math.round(Number(amount)).toLocaleString('en')}</N>
      </span>
      <span className="vh">
        <Money amount={amount} />
      </span>
    </b>
  )
}

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
