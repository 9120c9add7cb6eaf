import type { WaitingPartyWire } from '#contract/waitlist/waiting-desk.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './queue-screen.module.css'
import type { Queue } from './use-queue.ts'

const words = {
  cancel: { title: 'queue.remove-of', go: 'queue.remove' },
  no_show: { title: 'queue.no-show-of', go: 'queue.no-show' },
} as const

interface EndSheetProps {
  readonly party: WaitingPartyWire
  readonly how: keyof typeof words
  readonly queue: Queue
  readonly onClose: () => void
}

/** Asks once more before a party loses its place: there is no way back into it, and the button stands beside the one that only skips. */
export function EndSheet({ party, how, queue, onClose: close }: EndSheetProps) {
  const onClose = useWhileMounted(close)
  const t = useText()
  const client = useClient()
  const { busy, act, refused } = queue
  const end = () => client.serveWaiting(party.id, { act: how, version: party.version })
  return (
    <Sheet
      title={t(words[how].title, { number: party.number })}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button
          wide
          state={busy === 'end' ? 'busy' : 'idle'}
          onClick={() => void act('end', end).then((done) => done && onClose())}
        >
          {t(words[how].go)}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>
          <bdi>{party.name}</bdi> · {t('queue.guests', { count: party.guests_count })}
        </p>
        <p>{t('queue.end-sure')}</p>
        {refused && (
          <Note tone="err" alert>
            {refused}
          </Note>
        )}
      </div>
    </Sheet>
  )
}
