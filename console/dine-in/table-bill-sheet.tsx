import { useState, useEffect } from 'react'
import type { TableBillWire } from '#contract/dine-in/table-bill.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { RefundSheet } from '../ordering/board/money/refund-sheet.tsx'
import form from '../ordering/board/sheet-form.module.css'
import { SumRows } from '../ordering/board/money/sum-rows.tsx'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import { TablePayment } from './table-payment.tsx'
import styles from './table-bill.module.css'
import { useClient } from '#web/use-client.ts'
import { useAct } from '../shell/use-act.ts'

interface TableBillSheetProps {
  readonly sessionId: string
  readonly onClose: () => void
}

const tones = { waiting: 'warn', open: 'info', paid: 'ok', ended: 'plain' } as const

/** A table's bill, over or not, and each payment of it; any of them can be given back like an order. */
export function TableBillSheet({ sessionId, onClose }: TableBillSheetProps) {
  const t = useText()
  const { bill, refused, ask } = useTableBill(sessionId)
  const [giving, setGiving] = useState<string>()
  const payment = bill?.payments.find(({ ticket }) => ticket.id === giving)
  if (bill && payment)
    return (
      <RefundSheet
        ticket={payment.ticket}
        title={t('tables.refund-title', { name: bill.table, invoice: payment.invoice ?? '–' })}
        hint={bill.state === 'open' ? t('tables.owed-again') : undefined}
        onClose={() => setGiving(undefined)}
        onRefunded={ask}
      />
    )
  return (
    <Sheet
      title={bill ? t('tables.bill-title', { name: bill.table }) : t('tables.bill-of')}
      closeWord={t('shell.close')}
      onClose={onClose}
    >
      <div className={form.form}>
        {refused && (
          <Note tone="err" alert>
            {refused}{' '}
            <Button kind="s" size="sm" onClick={ask}>
              {t('tables.try-again')}
            </Button>
          </Note>
        )}
        {!bill && !refused && (
          <div aria-busy="true">
            <Skeleton height="180px" />
          </div>
        )}
        {bill && <Bill bill={bill} onGive={setGiving} />}
      </div>
    </Sheet>
  )
}

function Bill({
  bill,
  onGive,
}: {
  readonly bill: TableBillWire
  readonly onGive: (orderId: string) => void
}) {
  const t = useText()
  return (
    <>
      <p className={styles.lead}>
        <Badge tone={tones[bill.state]}>{t(`tables.${bill.state}`)}</Badge>
        <span>
          <bdi>{bill.area}</bdi> · <bdi>{bill.since}</bdi>
        </span>
      </p>
      <dl className={form.rows}>
        <SumRows sums={bill.sums} />
        <div>
          <dt>{t('tables.total')}</dt>
          <dd>
            <Money amount={bill.sums.total} size="m" />
          </dd>
        </div>
        {Number(bill.left) > 0 && (
          <div>
            <dt>{t('tables.left')}</dt>
            <dd>
              <Money amount={bill.left} />
            </dd>
          </div>
        )}
      </dl>
      {Number(bill.deposit_beyond) > 0 && (
        <Note tone="warn">
          {t('tables.deposit-beyond')} <Money amount={bill.deposit_beyond} />
        </Note>
      )}
      <h3>{t('tables.payments')}</h3>
      {bill.payments.length === 0 && <p className={form.lead}>{t('tables.no-payments')}</p>}
      <ul className={styles.payments} aria-label={t('tables.payments')}>
        {bill.payments.map((payment) => (
          <TablePayment key={payment.ticket.id} payment={payment} onGive={() => onGive(payment.ticket.id)} />
        ))}
      </ul>
    </>
  )
}

/** Takes a session's id; returns its bill once it is known, why it is not, and how to ask again. */
function useTableBill(sessionId: string) {
  const client = useClient()
  const act = useAct()
  const [bill, setBill] = useState<TableBillWire>()
  const ask = () => act.run(() => client.getTableBill(sessionId), setBill)
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the sheet opens
  useEffect(ask, [])
  return { bill, refused: act.refused, ask }
}
