import { Star } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '../shell/use-client.ts'
import { useWaitingText } from '../i18n/use-waiting-text.ts'
import styles from './join-form.module.css'
import stars from './star-choice.module.css'
import type { Ticket } from './use-ticket.ts'

const five = [1, 2, 3, 4, 5]

/** How the wait was: stars and, if wanted, words; once (spec 4: rate). */
export function RateWait({ ticket }: { readonly ticket: Ticket }) {
  const t = useWaitingText()
  const client = useClient()
  const { entry, act, busy, refused } = ticket
  const [rating, setRating] = useState(0)
  const [comment, setComment] = useState('')
  if (entry.own?.rating) return <Note tone="ok">{t('waiting.rated')}</Note>
  if (!entry.may.includes('rate')) return null
  return (
    <section className={styles.card} aria-label={t('waiting.rate')}>
      <fieldset className={stars.stars}>
        <legend>{t('waiting.rate')}</legend>
        {five.map((count) => (
          <label key={count} className={stars.star} data-on={count <= rating || undefined}>
            <input
              className="vh"
              type="radio"
              name="stars"
              checked={rating === count}
              aria-label={t('waiting.stars', { count })}
              onChange={() => setRating(count)}
            />
            <Star size={30} aria-hidden />
          </label>
        ))}
      </fieldset>
      <Field
        label={t('waiting.comment')}
        dir="auto"
        rows={2}
        limit={limits.notes}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      {refused && (
        <Note tone="err" alert>
          {refused}
        </Note>
      )}
      <Button
        wide
        disabled={rating === 0}
        state={busy === 'rate' ? 'busy' : 'idle'}
        onClick={() => void act('rate', () => client.rateWaiting(entry.id, { rating, comment }))}
      >
        {t('waiting.send')}
      </Button>
    </section>
  )
}
