import { useState } from 'react'
import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { Stars } from '#ui/fields/stars.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { useClient } from '../shell/use-client.ts'
import { useReservationText } from '../i18n/use-reservation-text.ts'
import { StarField } from '../ratings/star-field.tsx'
import styles from './visit-rating.module.css'
import { refusalWords } from './wizard/refusal-words.ts'

interface VisitRatingProps {
  readonly reservation: ReservationWire
  readonly keyOfLink: string | undefined
  readonly onRated: (now: ReservationWire) => void
}

/** After the visit: how it was, once (spec 4 keeps four statuses; the visit is beside them). */
export function VisitRating({ reservation, keyOfLink: key, onRated }: VisitRatingProps) {
  const t = useReservationText()
  const client = useClient()
  const [stars, setStars] = useState(0)
  const [comment, setComment] = useState('')
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const { rating, may, id } = reservation
  if (rating)
    return (
      <section className={styles.card} aria-labelledby="reserve-rated">
        <h2 id="reserve-rated">{t('reserve.rated')}</h2>
        <Stars count={rating.stars} label={t('reserve.stars', { count: rating.stars })} />
        {rating.comment && (
          <p dir="auto">
            <Typed>{rating.comment}</Typed>
          </p>
        )}
      </section>
    )
  if (!may.includes('rate')) return null
  const send = async () => {
    if (stars === 0) return setMissing(true)
    setBusy(true)
    setRefused(undefined)
    try {
      onRated(await client.rateReservation(id, { stars, comment: comment.trim(), ...(key && { key }) }))
    } catch (error) {
      setRefused(refusalWords(error, t('reserve.failed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={styles.card} aria-labelledby="reserve-rate">
      <div>
        <h2 id="reserve-rate">{t('reserve.rate')}</h2>
        <p className={styles.hint}>{t('reserve.rate-text')}</p>
      </div>
      <StarField
        label={t('reserve.rate')}
        value={stars}
        {...(missing && stars === 0 && { error: t('reserve.stars-missing') })}
        onChange={setStars}
      />
      <Field
        label={t('reserve.rate-note')}
        name="comment"
        dir="auto"
        rows={2}
        limit={limits.notes}
        maxLength={limits.notes}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      {refused && (
        <Note tone="err" alert>
          {refused}
        </Note>
      )}
      <Button wide state={busy ? 'busy' : 'idle'} onClick={() => void send()}>
        {t('reserve.rate-send')}
      </Button>
    </section>
  )
}
