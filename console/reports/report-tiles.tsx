import type { ReactNode } from 'react'
import type { ReportWire } from '#contract/reports/reports.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { N } from '#ui/text/n.tsx'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import styles from './reports-screen.module.css'

/** The few numbers that are looked at first, beside those of as many days before. */
export function ReportTiles({ report }: { readonly report: ReportWire }) {
  const t = useText()
  const { sums, before, refunds, ratings } = report
  const minor = (amount: string) => parseAmount(amount) ?? 0
  // a deposit is no order
  const ofOrders = minor(sums.total) - minor(sums.reservations)
  const average = sums.orders === 0 ? 0 : Math.round(ofOrders / sums.orders)
  return (
    <ul className={styles.tiles}>
      <Tile name={t('reports.total')} change={changeOf(minor(sums.total), minor(before.total))}>
        <Money amount={sums.total} size="l" />
      </Tile>
      <Tile name={t('reports.orders')} change={changeOf(sums.orders, before.orders)}>
        <N>{sums.orders}</N>
      </Tile>
      <Tile name={t('reports.average')}>
        <Money amount={toDecimal(average)} size="l" />
      </Tile>
      <Tile name={t('reports.refunded')}>
        <Money amount={refunds.value} size="l" />
      </Tile>
      <Tile name={t('reports.lost')}>
        <N>{sums.lost}</N>
      </Tile>
      <Tile name={t('reports.ratings', { count: ratings.count })}>
        <N>{ratings.food ?? '–'}</N>
      </Tile>
    </ul>
  )
}

interface TileProps {
  readonly name: string
  readonly change?: number | undefined
  readonly children: ReactNode
}

function Tile({ name, change, children }: TileProps) {
  const t = useText()
  return (
    <li>
      <span>{name}</span>
      <b>{children}</b>
      {change !== undefined && (
        <small data-way={change === 0 ? undefined : change > 0 ? 'up' : 'down'}>
          <N>
            {change > 0 && '+'}
            {change}%
          </N>{' '}
          {t('reports.than-before')}
        </small>
      )}
    </li>
  )
}

/** Whole percent; none without anything before. */
function changeOf(now: number, before: number): number | undefined {
  return before === 0 ? undefined : Math.round(((now - before) / before) * 100)
}
