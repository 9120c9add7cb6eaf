import { Check } from 'lucide-react'
import { buttonClass } from '#ui/button-class.ts'
import { Empty } from '#ui/empty.tsx'
import { useWaitingText } from '../i18n/use-waiting-text.ts'
import dinein from '../pictures/dinein.webp'
import wave from '../pictures/wave.webp'
import { LocalLink } from '../shell/local-link.tsx'
import styles from './join-form.module.css'
import { RateWait } from './rate-wait.tsx'
import type { Ticket } from './use-ticket.ts'

/** What became of a party that is out of the queue: seated, left, or not come in time. */
export function EndedCard({ ticket }: { readonly ticket: Ticket }) {
  const t = useWaitingText()
  const { entry } = ticket
  if (entry.state === 'seated') return <Seated ticket={ticket} />
  const late = entry.state === 'no_show'
  const text = late
    ? 'waiting.no-show-text'
    : entry.ended_by === 'staff'
      ? 'waiting.canceled-staff'
      : 'waiting.canceled-text'
  return (
    <section className={styles.card} role="status">
      <Empty picture={wave} title={t(late ? 'waiting.no-show' : 'waiting.canceled')} text={t(text)}>
        <LocalLink to={`/waiting-list/branch/${entry.branch.id}`} className={buttonClass({ wide: true })}>
          {t('waiting.again')}
        </LocalLink>
      </Empty>
    </section>
  )
}

function Seated({ ticket }: { readonly ticket: Ticket }) {
  const t = useWaitingText()
  const { entry } = ticket
  const session = entry.own?.session_id
  return (
    <>
      <section className={styles.card} role="status">
        <Empty
          picture={dinein}
          title={entry.table ? t('waiting.seated-table', { table: entry.table }) : t('waiting.seated')}
          text={t(session ? 'waiting.seated-text' : 'waiting.seated')}
        >
          {session && (
            <LocalLink to={`/menu/dinein/session/${session}`} className={buttonClass({ wide: true })}>
              <Check size={20} aria-hidden />
              {t('waiting.order-now')}
            </LocalLink>
          )}
        </Empty>
      </section>
      <RateWait ticket={ticket} />
    </>
  )
}
