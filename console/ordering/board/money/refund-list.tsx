import type { TicketWire } from '#contract/backoffice/staff.ts'
import { Badge } from '#ui/badge.tsx'
import type { TextKey } from '../../../i18n/catalogue.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Money } from '../../../shell/money.tsx'
import styles from '../sheet-form.module.css'
import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { useClient } from '#web/use-client.ts'
import { useMember } from '../../../shell/member.ts'

interface JudgeRefundProps {
  readonly orderId: string
  readonly refundId: string
  readonly state: TicketWire['refunds'][number]['state']
}

/** Of one that nobody knows of the gateway's word is asked for; of one that came back or was refused, what staff have done. */
const words = {
  needs_person: { hint: 'refund.judge-hint', arrived: 'refund.arrived', not: 'refund.not-arrived' },
  bounced: { hint: 'refund.bounced-hint', arrived: 'refund.settled', not: 'refund.send-again' },
  failed: { hint: 'refund.failed-hint', arrived: 'refund.settled', not: undefined },
} as const

/** Asks who may refund what became of a refund that no gateway ends; the ticket that follows says it (safety 5). */
function JudgeRefund({ orderId, refundId, state: became }: JudgeRefundProps) {
  const client = useClient()
  const t = useText()
  const { role } = useMember()
  const [state, setState] = useState<{ busy?: boolean; said?: boolean; refused?: string }>({})
  if (!mayStaff(role, 'refund')) return null
  const word = words[became === 'bounced' || became === 'failed' ? became : 'needs_person']
  const say = (arrived: boolean) => {
    setState({ busy: true })
    client.judgeRefund(orderId, refundId, { arrived }).then(
      () => setState({ said: true }),
      (error: unknown) =>
        setState({ refused: error instanceof CallError ? error.message : t('told.unreachable') }),
    )
  }
  if (state.said)
    return (
      <Note tone="ok" alert>
        {t('refund.judged')}
      </Note>
    )
  return (
    <div className={styles.judge}>
      <Note tone="warn">{t(word.hint)}</Note>
      <div className={styles.acts}>
        <Button kind="s" state={state.busy ? 'busy' : 'idle'} onClick={() => say(true)}>
          {t(word.arrived)}
        </Button>
        {word.not && (
          <Button kind="s" state={state.busy ? 'busy' : 'idle'} onClick={() => say(false)}>
            {t(word.not)}
          </Button>
        )}
      </div>
      {state.refused && (
        <Note tone="err" alert>
          {state.refused}
        </Note>
      )}
    </div>
  )
}

const tones: Readonly<Record<string, 'ok' | 'err' | 'warn' | 'info'>> = {
  done: 'ok',
  failed: 'err',
  needs_person: 'warn',
  bounced: 'warn',
  settled: 'ok',
}

/** Every refund of an order and how far it has come; of one that needs a person, what that person may say. */
export function RefundList({ ticket: { id, refunds } }: { readonly ticket: TicketWire }) {
  const t = useText()
  if (refunds.length === 0) return null
  return (
    <section>
      <h3>{t('detail.refunds')}</h3>
      <dl className={styles.rows}>
        {refunds.map(({ id: refundId, amount, currency, state, reason }) => (
          <div key={refundId}>
            <dt>
              <Typed>{reason}</Typed>
            </dt>
            <dd>
              <Badge tone={tones[state] ?? 'info'}>{t(`refund.state.${state}` as TextKey)}</Badge>{' '}
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      {refunds
        .filter(({ state, owed }) => state === 'needs_person' || state === 'bounced' || owed)
        .map(({ id: refundId, state }) => (
          <JudgeRefund key={`${refundId} ${state}`} orderId={id} refundId={refundId} state={state} />
        ))}
    </section>
  )
}
