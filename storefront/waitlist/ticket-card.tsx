import { BellRing, Volume2 } from 'lucide-react'
import type { WaitingEntryWire } from '#contract/waitlist/waiting.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { useWaitingText } from '../i18n/use-waiting-text.ts'
import { fillWith } from '../i18n/say.tsx'
import { NotifyMe } from './notify-me.tsx'
import styles from './ticket.module.css'
import { useCalled } from './use-called.ts'
import { WaitWords } from './wait-words.tsx'

/** The ticket of a party in the queue: number, those ahead, honest minutes; when called all of it says so. */
export function TicketCard({ entry }: { readonly entry: WaitingEntryWire }) {
  const t = useWaitingText()
  const called = entry.state === 'called'
  const { silent, unlock } = useCalled(called)
  return (
    <article className={styles.ticket} data-called={called || undefined}>
      <p className={styles.muted}>
        <bdi>{entry.branch.name}</bdi> · <bdi>{entry.area.name}</bdi>
      </p>
      <h2 className={styles.number}>
        {t('waiting.your-number')} <N>{entry.number}</N>
      </h2>
      {called ? <Called entry={entry} /> : <Ahead entry={entry} />}
      <p className="vh" role="status">
        {called
          ? t('waiting.called')
          : t('waiting.live-place', { place: entry.place ?? 0, ahead: entry.ahead })}
      </p>
      <div className={styles.cut} />
      <dl className={styles.facts}>
        <div>
          <dt>{t('waiting.party')}</dt>
          <dd>
            <N>{entry.guests_count}</N>
          </dd>
        </div>
        <div>
          <dt>{t('waiting.place')}</dt>
          <dd>
            <N>{entry.place ?? '–'}</N>
          </dd>
        </div>
        <div>
          <dt>{t('waiting.joined')}</dt>
          <dd>
            <bdi>{entry.joined_time}</bdi>
          </dd>
        </div>
      </dl>
      {!called && (
        <div className={styles.notes}>
          {entry.own ? (
            <Note tone="info">
              {fillWith(t('waiting.tell-sms', { form: entry.call_minutes }), {
                minutes: <N>{entry.call_minutes}</N>,
              })}
            </Note>
          ) : (
            <Note tone="info">{t('waiting.shared')}</Note>
          )}
          {entry.list_state === 'out_of_service' && <Note tone="warn">{t('waiting.out-title')}</Note>}
          <NotifyMe entryId={entry.id} />
          {silent && (
            <Button kind="s" wide onClick={unlock}>
              <Icon of={Volume2} />
              {t('waiting.sound-on')}
            </Button>
          )}
        </div>
      )}
    </article>
  )
}

function Called({ entry }: { readonly entry: WaitingEntryWire }) {
  const t = useWaitingText()
  return (
    <>
      <span className={styles.bell}>
        <BellRing size={56} aria-hidden />
      </span>
      <h2 className={styles.called}>{t('waiting.called')}</h2>
      <p>{fillWith(t('waiting.called-text'), { time: <bdi>{entry.call?.until_time ?? ''}</bdi> })}</p>
    </>
  )
}

const radius = 94
const round = 2 * Math.PI * radius

function Ahead({ entry }: { readonly entry: WaitingEntryWire }) {
  const t = useWaitingText()
  const { ahead } = entry
  return (
    <>
      <div className={styles.ring}>
        <svg viewBox="0 0 206 206" aria-hidden>
          <circle className={styles.track} cx="103" cy="103" r={radius} />
          <circle
            className={styles.share}
            cx="103"
            cy="103"
            r={radius}
            strokeDasharray={round}
            strokeDashoffset={round * (1 - 1 / (1 + ahead / 6))}
          />
        </svg>
        {ahead === 0 ? (
          <strong className={styles.next}>{t('waiting.next')}</strong>
        ) : (
          <span className={styles.inside}>
            <span className={styles.muted}>{t('waiting.ahead')}</span>
            <b>
              <N>{ahead}</N>
            </b>
            <span className={styles.muted}>{t('waiting.groups', { form: ahead })}</span>
          </span>
        )}
      </div>
      <WaitWords wait={entry.wait} ahead={ahead} />
    </>
  )
}
