import { useState } from 'react'
import type { StaffRatingWire } from '#contract/ratings/rating.ts'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useClient } from '#web/use-client.ts'
import styles from '../ordering/board/sheet-form.module.css'
import { useText } from '../i18n/use-text.ts'
import { useRatingAct } from './use-rating-act.ts'

interface AnswerSheetProps {
  readonly rating: StaffRatingWire
  readonly onClose: () => void
}

/** The restaurant's words to the guest; an empty answer takes them back. */
export function AnswerSheet({ rating, onClose }: AnswerSheetProps) {
  const t = useText()
  const client = useClient()
  const { busy, trouble, act } = useRatingAct(onClose)
  const [answer, setAnswer] = useState(rating.answer ?? '')
  const [missing, setMissing] = useState(false)
  const takesBack = rating.answer !== null && answer.trim() === ''
  const send = () => {
    if (answer.trim() === '' && rating.answer === null) setMissing(true)
    else void act(() => client.answerRating(rating.id, { answer }))
  }
  return (
    <Sheet
      title={t('ratings.answer-title')}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button wide state={busy ? 'busy' : 'idle'} onClick={send}>
          {t(takesBack ? 'ratings.take-back' : 'ratings.send-answer')}
        </Button>
      }
    >
      <div className={styles.form}>
        <p className={styles.lead}>{t('ratings.answer-lead')}</p>
        <Field
          label={t('ratings.your-answer')}
          rows={4}
          limit={limits.notes}
          dir="auto"
          value={answer}
          error={trouble ?? (missing && !answer.trim() ? t('shell.required') : undefined)}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
      </div>
    </Sheet>
  )
}
