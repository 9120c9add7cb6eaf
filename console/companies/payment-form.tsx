import { useState, type FormEvent } from 'react'
import type { CompanyWire } from '#contract/companies/companies.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { useMember } from '../shell/member.ts'
import { useAct } from '../shell/use-act.ts'
import { useIdempotencyKey } from '../shell/use-idempotency-key.ts'
import sheet from '../shell/sheet-form.module.css'
import styles from './companies-screen.module.css'
import { limitOf } from './company-values.ts'

interface PaymentFormProps {
  readonly company: CompanyWire
  readonly onPaid: (company: CompanyWire) => void
}

/** Writes down what a company paid; pressing twice, or again after a lost answer, counts once. */
export function PaymentForm({ company, onPaid }: PaymentFormProps) {
  const t = useText()
  const client = useClient()
  const { tenant } = useMember()
  const act = useAct()
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const key = useIdempotencyKey()
  const pay = (event: FormEvent) => {
    event.preventDefault()
    const body = { amount: limitOf(amount) ?? '', note }
    act.run(
      () => client.addCompanyPayment(company.id, body, key.of(body)),
      (saved) => {
        setAmount('')
        setNote('')
        key.done()
        onPaid(saved)
      },
    )
  }
  return (
    <form className={styles.group} onSubmit={pay} aria-label={t('companies.pay')}>
      <div className={sheet.pair}>
        <Field
          label={t('companies.paid')}
          code={tenant.symbol}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          value={amount}
          {...(act.wrong('amount') && { error: act.wrong('amount') ?? '' })}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
        <Field
          label={t('companies.note')}
          autoComplete="off"
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
      {act.refused && (
        <Note tone="err" alert>
          {act.refused}
        </Note>
      )}
      <Button type="submit" kind="s" state={act.busy ? 'busy' : 'idle'} disabled={amount.trim() === ''}>
        {t('companies.pay')}
      </Button>
    </form>
  )
}
