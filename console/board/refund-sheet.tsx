import { useState } from 'react'
import { CallError } from '#contract/client.ts'
import type { TicketWire } from '#contract/staff.ts'
import { limits } from '#domain/limits.ts'
import { parseAmount, toDecimal } from '#domain/money.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import { useClient } from '#web/use-client.ts'
import { useMember } from '../shell/member.ts'
import { RefundList } from './refund-list.tsx'
import styles from './sheet-form.module.css'

interface RefundSheetProps {
  readonly ticket: TicketWire
  readonly onClose: () => void
  readonly onRefunded: (ticket: TicketWire) => void
}

/** Gives money back: all that is left or an amount, with a reason; the states of every refund below (safety 5). */
export function RefundSheet({ ticket, onClose, onRefunded }: RefundSheetProps) {
  const t = useText()
  const left = toDecimal((parseAmount(ticket.captured) ?? 0) - (parseAmount(ticket.refunding) ?? 0))
  const form = useRefundForm(ticket, left, onRefunded)
  return (
    <Sheet
      title={t('refund.title', { number: ticket.number })}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button
          wide
          state={form.busy ? 'busy' : 'idle'}
          disabled={!ticket.may.includes('refund')}
          onClick={form.send}
        >
          {t('refund.go')} <Money amount={form.how === 'full' ? left : form.amount || '0.00'} />
        </Button>
      }
    >
      <div className={styles.form}>
        <dl className={styles.rows}>
          <div>
            <dt>{t('refund.left')}</dt>
            <dd>
              <Money amount={left} size="m" />
            </dd>
          </div>
        </dl>
        <Segmented
          legend={t('refund.how')}
          name="refund-how"
          value={form.how}
          onChange={form.setHow}
          options={[
            { value: 'full', label: t('refund.full') },
            { value: 'part', label: t('refund.part') },
          ]}
        />
        <RefundFields form={form} />
        {form.refused && (
          <Note tone="err" alert>
            {form.refused}
          </Note>
        )}
        {form.sent && (
          <Note tone="ok" alert>
            {t('refund.sent')}
          </Note>
        )}
        <RefundList refunds={ticket.refunds} />
      </div>
    </Sheet>
  )
}

type RefundForm = ReturnType<typeof useRefundForm>

function RefundFields({ form }: { readonly form: RefundForm }) {
  const t = useText()
  const { tenant } = useMember()
  return (
    <>
      {form.how === 'part' && (
        <Field
          label={t('refund.amount')}
          code={tenant.symbol}
          inputMode="decimal"
          autoComplete="off"
          value={form.amount}
          error={form.tried && form.badAmount ? t('refund.bad-amount') : undefined}
          onChange={(event) => form.setAmount(event.currentTarget.value)}
        />
      )}
      <Field
        label={t('refund.reason')}
        rows={2}
        limit={limits.notes}
        dir="auto"
        value={form.reason}
        error={form.tried && !form.reason.trim() ? t('refund.required') : undefined}
        onChange={(event) => form.setReason(event.currentTarget.value)}
      />
    </>
  )
}

function useRefundForm(ticket: TicketWire, left: string, onRefunded: (ticket: TicketWire) => void) {
  const client = useClient()
  const t = useText()
  const [how, setHow] = useState<'full' | 'part'>('full')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [state, setState] = useState<{ busy: boolean; sent: boolean; refused?: string }>({
    busy: false,
    sent: false,
  })
  const typed = parseAmount(amount)
  const badAmount = how === 'part' && (typed === undefined || typed <= 0 || typed > (parseAmount(left) ?? 0))
  return {
    how,
    setHow,
    amount,
    setAmount,
    reason,
    setReason,
    tried,
    badAmount,
    ...state,
    send() {
      setTried(true)
      if (badAmount || !reason.trim()) return
      setState({ busy: true, sent: false })
      const part = how === 'part' && typed !== undefined ? { amount: toDecimal(typed) } : {}
      client.refundOrder(ticket.id, { ...part, reason: reason.trim() }).then(
        (after) => {
          onRefunded(after)
          setState({ busy: false, sent: true })
          setAmount('')
          setReason('')
          setTried(false)
        },
        (error: unknown) =>
          setState({
            busy: false,
            sent: false,
            refused: error instanceof CallError ? error.message : t('told.unreachable'),
          }),
      )
    },
  }
}
