import { useId } from 'react'
import type { ReactNode } from 'react'
import { Empty } from '#ui/empty.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { Say } from '../../i18n/say.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { groupByDay } from './group-by-day.ts'
import styles from './ledger-log.module.css'

/** A line of the wallet's log (amounts are decimal strings) or of the points'. */
export interface LedgerRow {
  readonly id: string
  readonly label: string
  readonly amount: string | number
  readonly balance: string | number
  readonly note: string
  readonly order_id: string | null
  readonly at_words: string
}

interface LedgerLogProps {
  readonly title: string
  readonly rows: readonly LedgerRow[]
  /** Takes an amount as it is read, with its sign in front where it came or went. */
  readonly show: (amount: string) => ReactNode
  readonly empty: { readonly picture: string; readonly title: string; readonly text: string }
}

/** What came and went, by day: sign, word and colour each say which (design 7). */
export function LedgerLog({ title, rows, show, empty }: LedgerLogProps) {
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

interface WordsProps extends Pick<LedgerLogProps, 'show'> {
  readonly row: LedgerRow
  readonly clock: string
}

function Words({ row, clock, show }: WordsProps) {
  const t = useText()
  const spent = Number(row.amount) < 0
  return (
    <>
      <div className={styles.words}>
        <p>{row.label}</p>
        {row.note && (
          <p className={styles.small}>
            <Typed>{row.note}</Typed>
          </p>
        )}
        <p className={styles.small}>
          {clock} · <Say k="log.balance" holes={{ balance: show(String(row.balance)) }} />
        </p>
        {row.order_id && (
          <LocalLink to={`/order/${row.order_id}`} className={styles.link}>
            {t('log.order')}
          </LocalLink>
        )}
      </div>
      <span className={spent ? styles.spent : styles.got}>
        {show(`${spent ? '−' : '+'}${String(row.amount).replace(/^-/, '')}`)}
      </span>
    </>
  )
}
