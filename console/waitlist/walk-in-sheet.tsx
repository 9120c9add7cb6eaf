import { useState, type FormEvent } from 'react'
import { limits } from '#domain/core/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Note } from '#ui/note.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Stepper } from '#ui/fields/stepper.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { useIdempotencyKey } from '../shell/use-idempotency-key.ts'
import styles from './queue-screen.module.css'
import type { Queue } from './use-queue.ts'

interface WalkInSheetProps {
  readonly queue: Queue
  readonly onClose: () => void
}

/** A party that stands at the door: three taps and a name. */
export function WalkInSheet({ queue, onClose: close }: WalkInSheetProps) {
  const onClose = useWhileMounted(close)
  const t = useText()
  const client = useClient()
  const { desk, busy, act, refused } = queue
  const [guests, setGuests] = useState(2)
  const [area, setArea] = useState(desk.areas[0]?.id ?? '')
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('')
  const [note, setNote] = useState('')
  const key = useIdempotencyKey()
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const body = { branch_id: desk.branch_id, area_id: area, guests_count: guests, name, phone, note }
    if (await act('add', () => client.addWalkIn(body, key.of(body)))) onClose()
  }
  return (
    <Sheet title={t('queue.add')} closeWord={t('shell.close')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void add(event)}>
        <div className={styles.stepper}>
          <span id="walk-in-guests">{t('queue.count')}</span>
          <span role="group" aria-labelledby="walk-in-guests">
            <Stepper
              value={guests}
              min={desk.person_count_from}
              max={desk.person_count_to}
              onChange={setGuests}
              words={{ less: t('queue.fewer'), more: t('queue.more-guests'), remove: t('queue.fewer') }}
            />
          </span>
        </div>
        {desk.areas.length > 1 && (
          <Segmented
            legend={t('queue.area')}
            name="area"
            value={area}
            onChange={setArea}
            options={desk.areas.map(({ id, name: label }) => ({ value: id, label }))}
          />
        )}
        <Field
          label={t('queue.name')}
          dir="auto"
          required
          limit={limits.name}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Field
          label={t('queue.phone')}
          hint={t('queue.phone-hint')}
          type="tel"
          dir="ltr"
          value={phone}
          onChange={(event) => setPhone(event.currentTarget.value)}
        />
        <Field
          label={t('queue.note')}
          dir="auto"
          limit={limits.notes}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {refused && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
        <Button type="submit" wide state={busy === 'add' ? 'busy' : 'idle'}>
          {t('queue.add')}
        </Button>
      </form>
    </Sheet>
  )
}
