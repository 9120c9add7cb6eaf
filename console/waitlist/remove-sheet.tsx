import { useState } from 'react'
import type { WaitingPartyWire } from '#contract/waitlist/waiting-desk.ts'
import { waitingLimits } from '#domain/waitlist/waiting-list.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/fields/chip.tsx'
import { Field } from '#ui/fields/field.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './queue-screen.module.css'
import type { Queue } from './use-queue.ts'

interface RemoveSheetProps {
  readonly parties: readonly WaitingPartyWire[]
  readonly queue: Queue
  readonly onClose: () => void
  readonly onRemoved: () => void
}

const reasons = ['queue.why-made-up', 'queue.why-gone', 'queue.why-closing'] as const

/** Asks once more before many lose their places, and why. */
export function RemoveSheet({ parties, queue, onClose, onRemoved: removed }: RemoveSheetProps) {
  const onRemoved = useWhileMounted(removed)
  const t = useText()
  const client = useClient()
  const [reason, setReason] = useState('')
  const { busy, act, refused, desk } = queue
  const count = parties.length
  const remove = () =>
    client.removeWaiting({ branch_id: desk.branch_id, ids: parties.map(({ id }) => id), reason })
  return (
    <Sheet
      title={t('queue.remove-many', { count })}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button
          wide
          disabled={count === 0}
          state={busy === 'remove' ? 'busy' : 'idle'}
          onClick={() => void act('remove', remove).then((done) => done && onRemoved())}
        >
          {t('queue.remove')}
        </Button>
      }
    >
      <div className={styles.form}>
        {refused && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
        <p className={styles.numbers}>
          {parties.map(({ id, number }) => (
            <N key={id}>{number}</N>
          ))}
        </p>
        <p>{t('queue.remove-many-sure')}</p>
        <div className={styles.acts}>
          {reasons.map((word) => (
            <Chip key={word} on={reason === t(word)} onClick={() => setReason(t(word))}>
              {t(word)}
            </Chip>
          ))}
        </div>
        <Field
          label={t('queue.why')}
          dir="auto"
          limit={waitingLimits.reason}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </Sheet>
  )
}
