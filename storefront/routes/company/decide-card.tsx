import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { ApprovalWire } from '#contract/companies/company-orders.ts'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '../../shell/use-client.ts'
import { useCompanyText } from '../../i18n/use-company-text.ts'
import { Money } from '../../shell/money.tsx'
import styles from './approval-page.module.css'

interface DecideCardProps {
  readonly approval: ApprovalWire
  readonly onDecided: (approval: ApprovalWire) => void
}

const tones = { charged: 'ok', refused: 'info', lapsed: 'warn', withdrawn: 'info' } as const

/** The sum, why it asks, and the two answers; once decided, what became of it. */
export function DecideCard({ approval, onDecided }: DecideCardProps) {
  const t = useCompanyText()
  const { state, member, bill, number } = approval
  return (
    <section className={styles.card} aria-label={t('company.title', { company: approval.company })}>
      <div className={styles.who}>
        <b>
          <bdi>{approval.company}</bdi>
        </b>
        <p>
          {t('company.member')} <bdi>{member}</bdi>
        </p>
      </div>
      <Money amount={bill.to_pay} size="xl" />
      <div role="status" className={styles.told}>
        {state !== 'waiting' && (
          <Note tone={tones[state]}>
            <b>{t(`company.is-${state}`)}</b>
            <p>
              {state === 'charged'
                ? t('company.is-charged-hint', { number: number ?? '' })
                : t(`company.is-${state}-hint`)}
            </p>
          </Note>
        )}
      </div>
      {state === 'waiting' && <Answers approval={approval} onDecided={onDecided} />}
    </section>
  )
}

function Answers({ approval, onDecided }: DecideCardProps) {
  const t = useCompanyText()
  const [refusing, setRefusing] = useState(false)
  const [reason, setReason] = useState('')
  const { busy, trouble, decide } = useDecision(approval, onDecided)
  return (
    <>
      <p className={styles.hint}>
        {t(`company.why-${approval.why}`)} {t('company.by-when', { time: approval.decide_by })}
      </p>
      {trouble && (
        <Note tone="err" alert>
          {trouble}
        </Note>
      )}
      {refusing ? (
        <>
          <Field
            label={t('company.reason')}
            limit={limits.notes}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <div className={styles.answers}>
            <Button kind="p" state={busy ? 'busy' : 'idle'} onClick={() => decide(false, reason)}>
              {t('company.refuse-sure')}
            </Button>
            <Button kind="q" onClick={() => setRefusing(false)}>
              {t('company.keep')}
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.answers}>
          <Button size="lg" state={busy ? 'busy' : 'idle'} onClick={() => decide(true)}>
            {t('company.approve')}
          </Button>
          <Button kind="s" size="lg" onClick={() => setRefusing(true)}>
            {t('company.refuse')}
          </Button>
        </div>
      )}
    </>
  )
}

/** One answer at a time; whoever was faster, the page shows what became of the order. */
function useDecision({ id }: ApprovalWire, onDecided: (approval: ApprovalWire) => void) {
  const t = useCompanyText()
  const client = useClient()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const decide = (approve: boolean, reason = '') => {
    if (busy) return
    setBusy(true)
    setTrouble(undefined)
    client
      .decideApproval(id, { approve, reason })
      .then(onDecided, async (error: unknown) => {
        setTrouble(error instanceof CallError ? error.message : t('company.failed'))
        if (error instanceof CallError && error.body.code === 'company-decided')
          await client.companyApproval(id).then(onDecided, () => {})
      })
      .finally(() => setBusy(false))
  }
  return { busy, trouble, decide }
}
