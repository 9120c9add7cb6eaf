import { useEffect, useRef, useState } from 'react'
import type { OrderRatingWire } from '#contract/ratings/rating.ts'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { SheetQuestion } from '#ui/use-asked-close.ts'
import { useText } from '../i18n/use-text.ts'
import wave from '../pictures/wave.webp'
import { PhotoField } from './photo-field.tsx'
import styles from './rating-dialog.module.css'
import { StarField } from './star-field.tsx'
import { ThumbRows } from './thumb-rows.tsx'
import { useRatingForm } from './use-rating-form.ts'

interface RatingDialogProps {
  readonly orderId: string
  readonly known: OrderRatingWire
  readonly onRated: (now: OrderRatingWire) => void
  readonly onClose: () => void
}

/** Stars, thumbs, words and photos of an order; then thanks (spec 1 "order rating with photos"). */
export function RatingDialog({ orderId, known, onRated, onClose }: RatingDialogProps) {
  const t = useText()
  const [thanked, setThanked] = useState(false)
  const form = useRatingForm(orderId, known, (now) => {
    onRated(now)
    setThanked(true)
  })
  const changes = known.rating !== null
  if (thanked)
    return (
      <Sheet title={t('rating.thanks')} closeWord={t('shell.close')} head="float" onClose={onClose}>
        <Thanks onClose={onClose} />
      </Sheet>
    )
  return (
    <SheetQuestion value={t('rating.leave-sure')}>
      <Sheet
        title={t(changes ? 'rating.change' : 'rating.title')}
        closeWord={t('shell.close')}
        onClose={onClose}
        foot={
          <div className={styles.foot}>
            {form.troubles.all && (
              <Note tone="err" alert>
                {form.troubles.all}
              </Note>
            )}
            <Button size="lg" wide state={form.busy ? 'busy' : 'idle'} onClick={() => void form.send()}>
              {t(form.busy ? 'rating.sending' : changes ? 'rating.save' : 'rating.send')}
            </Button>
          </div>
        }
      >
        <RatingFields form={form} known={known} />
      </Sheet>
    </SheetQuestion>
  )
}

function RatingFields({
  form,
  known,
}: {
  readonly form: ReturnType<typeof useRatingForm>
  readonly known: OrderRatingWire
}) {
  const t = useText()
  const body = useRef<HTMLDivElement>(null)
  const { troubles, refusals } = form
  useEffect(() => {
    // the first field that is wrong is where the hand goes on
    body.current?.querySelector<HTMLElement>('fieldset[aria-invalid] input, textarea[aria-invalid]')?.focus()
  }, [refusals])
  return (
    <div ref={body} className={styles.body}>
      <div className={styles.stars}>
        {form.aspects.map((aspect) => (
          <StarField
            key={aspect}
            label={t(`rating.${aspect}`)}
            value={form.stars[aspect] ?? 0}
            error={troubles[aspect]}
            onChange={(stars) => form.rate(aspect, stars)}
          />
        ))}
      </div>
      <ThumbRows items={known.items} thumbs={form.thumbs} onThumb={form.thumb} />
      <Field
        label={t('rating.comment')}
        rows={3}
        dir="auto"
        limit={limits.notes}
        value={form.comment}
        error={troubles.comment}
        onChange={(event) => form.setComment(event.currentTarget.value)}
      />
      <PhotoField photos={form.photos} />
    </div>
  )
}

function Thanks({ onClose }: Pick<RatingDialogProps, 'onClose'>) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={styles.thanks} tabIndex={-1} role="status">
      <Empty picture={wave} title={t('rating.thanks')} text={t('rating.thanks-hint')}>
        <Button wide onClick={onClose}>
          {t('rating.done')}
        </Button>
      </Empty>
    </div>
  )
}
