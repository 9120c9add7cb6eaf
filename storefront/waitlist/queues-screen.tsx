import type { BranchQueueWire } from '#contract/waitlist/waiting.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Empty } from '#ui/empty.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { useClient } from '../shell/use-client.ts'
import { useWaitingText } from '../i18n/use-waiting-text.ts'
import dinein from '../pictures/dinein.webp'
import { LocalLink } from '../shell/local-link.tsx'
import type { WaitingLook } from './page-style.ts'
import styles from './queues-screen.module.css'
import { useLiveQueue } from './use-live-queue.ts'
import { PartyCount, WaitWords } from './wait-words.tsx'
import { WaitingFrame } from './waiting-frame.tsx'

interface QueuesScreenProps {
  readonly look: WaitingLook
  readonly queues: readonly BranchQueueWire[]
}

/** Branches with the live lengths of their queues (spec 2: /waiting-list). */
export function QueuesScreen({ look, queues }: QueuesScreenProps) {
  const t = useWaitingText()
  const client = useClient()
  const ask = async (): Promise<readonly BranchQueueWire[]> => (await client.queues()).data
  const { shown } = useLiveQueue(
    queues,
    ask,
    queues.map(({ id }) => id),
  )
  const offered = shown.filter(({ state }) => state !== 'no_waiting_list')
  return (
    <WaitingFrame look={look} back="/" wide>
      {offered.length === 0 ? (
        <div className={styles.card}>
          <Empty picture={dinein} title={t('waiting.none-anywhere')} text={t('waiting.none-anywhere-text')}>
            <LocalLink to="/" className={buttonClass({ kind: 's' })}>
              {t('waiting.home')}
            </LocalLink>
          </Empty>
        </div>
      ) : (
        <>
          <p className={styles.lead}>{t('waiting.lead')}</p>
          <ul className={styles.list} aria-label={t('waiting.branches')}>
            {offered.map((queue) => (
              <li key={queue.id}>
                <QueueCard queue={queue} />
              </li>
            ))}
          </ul>
        </>
      )}
    </WaitingFrame>
  )
}

function QueueCard({ queue }: { readonly queue: BranchQueueWire }) {
  const t = useWaitingText()
  const open = queue.state === 'in_queue'
  return (
    <article className={styles.card} aria-label={queue.name}>
      <div>
        <h2>
          <bdi>{queue.name}</bdi>
        </h2>
        <p className={styles.muted}>
          <Typed>{queue.address}</Typed>
        </p>
      </div>
      <div className={styles.facts}>
        <PartyCount count={queue.count} />
        {open ? (
          <WaitWords wait={queue.wait} ahead={queue.count} />
        ) : (
          <Badge tone="warn">{t('waiting.out')}</Badge>
        )}
      </div>
      {!open && <p className={styles.muted}>{queue.hours_note}</p>}
      <LocalLink
        to={`/waiting-list/branch/${queue.id}`}
        className={buttonClass({ kind: open ? 'p' : 's', wide: true })}
      >
        {t(open ? 'waiting.join' : 'waiting.out-title')}
      </LocalLink>
    </article>
  )
}
