import { Check, ChevronLeft, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { iconButtonClass } from '#ui/icon-button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { TopBar } from '#ui/top-bar.tsx'
import { useClient } from '../shell/use-client.ts'
import { useTableText } from '../i18n/use-table-text.ts'
import basket from '../pictures/basket.webp'
import { LocalLink } from '../shell/local-link.tsx'
import { Money } from '../shell/money.tsx'
import { PageHead } from '../shell/page-head.tsx'
import styles from './bill-screen.module.css'
import { BillTender } from './bill-tender.tsx'
import { PayTable } from './pay-table.tsx'
import { TableSums } from './table-sums.tsx'
import { nameOf } from './table-name.ts'
import { useInside } from './use-table.tsx'

/** The bill of a table: what it is made of, who paid what, and how to pay the rest. */
export function BillScreen() {
  const t = useTableText()
  const { session, inside, refused } = useInside()
  const back = `/menu/dinein/session/${session.id}` as const
  const none = inside.rounds.every((round) => round.void)
  return (
    <>
      <PageHead title={`${t('table.bill')} · ${session.table}`} hidden />
      <TopBar
        column
        title={`${t('table.bill')} · ${t('table.title', { name: session.table })}`}
        start={
          <LocalLink to={back} className={iconButtonClass()} aria-label={t('table.to-menu')}>
            <Icon of={ChevronLeft} size="l" flip />
          </LocalLink>
        }
      />
      <main id="content" className={styles.page}>
        {refused && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
        {none ? (
          <Empty picture={basket} title={t('table.nothing-yet')} text={t('table.nothing-yet-text')} />
        ) : (
          <>
            <Card title={t('table.bill')}>
              <TableSums />
            </Card>
            <BillTender />
            {session.state === 'paid' ? (
              <Note tone="ok">
                <strong>{t('table.paid')}</strong>
                <p>{t('table.paid-text')}</p>
              </Note>
            ) : (
              <Card title={t('table.how')}>
                {Number(inside.bill.total) === 0 ? (
                  <Note tone="ok">{t('table.nothing-left')}</Note>
                ) : inside.pay_online ? (
                  <PayTable />
                ) : (
                  <p>{t('table.pay-staff-text')}</p>
                )}
                <AskBill />
              </Card>
            )}
            <Payments />
          </>
        )}
      </main>
    </>
  )
}

export function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function AskBill() {
  const t = useTableText()
  const client = useClient()
  const { session, inside, act, busy } = useInside()
  return (
    <Button
      kind="s"
      wide
      disabled={inside.bill_asked}
      state={busy === 'bill' ? 'busy' : 'idle'}
      onClick={() => void act('bill', () => client.askTable(session.id, 'bill'))}
    >
      <Icon of={inside.bill_asked ? Check : ReceiptText} />
      {t(inside.bill_asked ? 'table.bill-asked' : 'table.ask-bill')}
    </Button>
  )
}

function Payments() {
  const t = useTableText()
  const { inside } = useInside()
  if (inside.payments.length === 0) return null
  const tender = { cash: 'table.by-cash', card: 'table.by-card', online: 'table.by-online' } as const
  return (
    <Card title={t('table.payments')}>
      <ul className={styles.payments}>
        {inside.payments.map((one) => (
          <li key={one.id}>
            <span>
              <bdi>
                {one.deposit
                  ? t('table.by-deposit')
                  : nameOf(inside.members, one.member_id, t) || t(tender[one.tender])}
              </bdi>
              <small>{t(one.paid ? 'table.taken-paid' : 'table.taken-held')}</small>
            </span>
            <Money amount={one.amount} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
