import type { BranchQueueWire } from '#contract/waitlist/waiting.ts'
import { localPath } from '#domain/core/local-path.ts'
import { QrCode } from '#ui/qr-code.tsx'
import { useClient } from '../shell/use-client.ts'
import { useWaitingText } from '../i18n/use-waiting-text.ts'
import { Logo } from '../shell/logo.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { useLanguage, useSite } from '../shell/use-site.ts'
import styles from './door-screen.module.css'
import { groundStyle, type WaitingLook } from './page-style.ts'
import { useLiveQueue } from './use-live-queue.ts'
import { PartyCount, WaitWords } from './wait-words.tsx'

/** The page of a tablet at the door: a code to join with one's own phone, and how long it is now. */
export function DoorScreen({ look, queue }: { readonly look: WaitingLook; readonly queue: BranchQueueWire }) {
  const t = useWaitingText()
  const client = useClient()
  const language = useLanguage()
  const { origin } = useSite()
  const ask = async () => (await client.queues()).data.find(({ id }) => id === queue.id) ?? queue
  const { shown } = useLiveQueue(queue, ask, [queue.id])
  const open = shown.state === 'in_queue'
  return (
    <main id="content" className={styles.door} style={groundStyle(look)}>
      <PageHead title={look.title} hidden />
      <Logo />
      <h1>{t(open ? 'waiting.door-title' : 'waiting.out-title')}</h1>
      {open && (
        <>
          <div className={styles.code}>
            <QrCode
              text={`${origin}${localPath(`/waiting-list/branch/${queue.id}?door=1`, language)}`}
              label={t('waiting.door-qr', { branch: shown.name })}
            />
          </div>
          <p>{t('waiting.door-text')}</p>
        </>
      )}
      <div className={styles.facts}>
        <PartyCount count={shown.count} />
        {open && <WaitWords wait={shown.wait} ahead={shown.count} />}
      </div>
    </main>
  )
}
