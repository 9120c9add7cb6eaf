import { useState } from 'react'
import type { StaffRatingWire } from '#contract/ratings/rating.ts'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useClient } from '#web/use-client.ts'
import styles from '../ordering/board/sheet-form.module.css'
import { useText } from '../i18n/use-text.ts'
import { useRatingAct } from './use-rating-act.ts'

interface HideSheetProps {
  readonly rating: StaffRatingWire
  readonly onClose: () => void
}

/** Hiding asks for a reason, which staff read; showing again only asks whether. */
export function HideSheet({ rating, onClose }: HideSheetProps) {
  const t = useText()
  const client = useClient()
  const { busy, trouble, act } = useRatingAct(onClose)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const hides = !rating.hidden
  const go = () => {
    if (hides && reason.trim() === '') setMissing(true)
    else void act(() => client.hideRating(rating.id, hides ? { hidden: true, reason } : { hidden: false }))
  }
  return (
    <Sheet
      title={t(hides ? 'ratings.hide-title' : 'ratings.show-title')}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button wide state={busy ? 'busy' : 'idle'} onClick={go}>
          {t(hides ? 'ratings.hide' : 'ratings.show')}
        </Button>
      }
    >
      <div className={styles.form}>
        <p className={styles.lead}>{t(hides ? 'ratings.hide-lead' : 'ratings.show-lead')}</p>
        {hides ? (
          <Field
            label={t('ratings.reason')}
            rows={2}
            limit={limits.notes}
            dir="auto"
            value={reason}
            error={trouble ?? (missing && !reason.trim() ? t('shell.required') : undefined)}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        ) : (
          trouble && (
            <Note tone="err" alert>
              {trouble}
            </Note>
          )
        )}
      </div>
    </Sheet>
  )
}
