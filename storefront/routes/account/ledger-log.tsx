import { useId } from 'react'
import type { ReactNode } from 'react'
import { Empty } from '#ui/empty.tsx'
import { N } from '#ui/n.tsx'
import { Say } from '../../i18n/say.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { groupByDay } from './group-by-day.ts'
import styles from './ledger-log.module.css'

/** A line of the wallet's log (amounts are decimal strings) or of the points'. */
export interface LedgerRow<Amount extends string | number> {
  readonly id: string
  readonly label: string
  readonly amount: Amount
  readonly balance: Amount
  readonly note: string
  readonly order_id: string | null
  readonly at_words: string
}

interface LedgerLogProps<Amount extends string | number> {
  readonly title: string
  readonly rows: readonly LedgerRow<Amount>[]
  /** Takes an amount without its sign. */
  readonly show: (amount: Amount) => ReactNode
  readonly empty: { readonly picture: string; readonly title: string; readonly text: string }
}

/** What came and went, by day: sign, word and colour each say which (DESIGN 7). */
export function LedgerLog<Amount extends string | number>({
  title,
  rows,
  show,
  empty,
}: LedgerLogProps<Amount>) {
  const id = useId()
  if (rows.length === 0) return <Empty {...empty} />
  return (
    <section aria-labelledby={id} className={styles.log}>
      <h2 id={id}>{title}</h2>
      {groupByDay(rows).map(({ day, rows: ofDay }) => (
        <div key={ofDay[0]?.row.id} className={styles.day}>
          <h3>{day}</h3>
          <ul>
            {ofDay.map(({ row, clock }) => (
              <li key={row.id} className={styles.row}>
                <Words row={row} clock={clock} show={show} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

interface WordsProps<Amount extends string | number> extends Pick<LedgerLogProps<Amount>, 'show'> {
  readonly row: LedgerRow<Amount>
  readonly clock: string
}

function Words<Amount extends string | number>({ row, clock, show }: WordsProps<Amount>) {
  const t = useText()
  const spent = Number(row.amount) < 0
  return (
    <>
      <div className={styles.words}>
        <p>{row.label}</p>
        {row.note && <p className={styles.small}>{row.note}</p>}
        <p className={styles.small}>
          {clock} · <Say k="log.balance" holes={{ balance: show(row.balance) }} />
        </p>
        {row.order_id && (
          <LocalLink to={`/order/${row.order_id}`} className={styles.link}>
            {t('log.order')}
          </LocalLink>
        )}
      </div>
      <span className={spent ? styles.spent : styles.got}>
        <N>{spent ? '−' : '+'}</N>
        {show(withoutSign(row.amount))}
      </span>
    </>
  )
}

function withoutSign<Amount extends string | number>(amount: Amount): Amount {
  return (typeof amount === 'number' ? Math.abs(amount) : amount.replace(/^-/, '')) as Amount
}
