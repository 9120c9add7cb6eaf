import { useId } from 'react'
import type { ReactNode } from 'react'
import type { CustomerPageWire } from '#contract/customers/customer-desk.ts'
import { N } from '#ui/text/n.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { useText } from '../i18n/use-text.ts'
import page from '../shell/page.module.css'

interface LedgerCardProps {
  readonly title: string
  readonly balance: ReactNode
  readonly log: CustomerPageWire['wallet']['log']
}

/** A balance and the lines that made it, newest first. */
export function LedgerCard({ title, balance, log }: LedgerCardProps) {
  const t = useText()
  const heading = useId()
  return (
    <section className={page.card} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p>{balance}</p>
      {log.length === 0 && <p className={page.small}>{t('customers.no-lines')}</p>}
      <ul className={page.lines}>
        {log.map((line) => (
          <li key={line.when + line.balance}>
            <span className={page.grow}>
              {line.label} {line.note && <Typed>{line.note}</Typed>}
              <span className={page.small}>
                {' · '}
                <bdi>{line.when}</bdi>
              </span>
            </span>
            <N>{line.amount}</N>
          </li>
        ))}
      </ul>
    </section>
  )
}
