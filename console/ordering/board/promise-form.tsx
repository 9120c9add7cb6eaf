import { useState } from 'react'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { Button } from '#ui/button.tsx'
import { useText } from '../../i18n/use-text.ts'
import { PrepChips } from './ticket/prep-chips.tsx'
import styles from './sheet-form.module.css'

interface PromiseFormProps {
  readonly ticket: TicketWire
  readonly onPromise: (minutes: number) => void
}

/** Moves the promised time, counted from now; the guest is told at once (rule "Promised time"). */
export function PromiseForm({ ticket, onPromise }: PromiseFormProps) {
  const t = useText()
  const [minutes, setMinutes] = useState(15)
  if (!ticket.may.includes('promise')) return null
  return (
    <section>
      <h3>{t('promise.title')}</h3>
      <p className={styles.lead}>{t('promise.lead')}</p>
      <PrepChips name={`promise-${ticket.id}`} promised={15} value={minutes} onChange={setMinutes} />
      <Button kind="s" wide onClick={() => onPromise(minutes)}>
        {t('promise.save')}
      </Button>
    </section>
  )
}
