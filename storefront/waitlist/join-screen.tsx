import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BranchQueueWire, WaitingSettingsWire } from '#contract/waitlist/waiting.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { useClient } from '../shell/use-client.ts'
import { LiveFields } from '#web/live-fields.tsx'
import { nationalMobile } from '../customers/show-mobile.ts'
import { useCustomer } from '../customers/use-customer.ts'
import { useWaitingText } from '../i18n/use-waiting-text.ts'
import dinein from '../pictures/dinein.webp'
import { LocalLink } from '../shell/local-link.tsx'
import { useSite } from '../shell/use-site.ts'
import styles from './join-form.module.css'
import type { WaitingLook } from './page-style.ts'
import { PartyFields } from './party-fields.tsx'
import { useJoinForm } from './use-join-form.ts'
import { useLiveQueue } from './use-live-queue.ts'
import { WaitingFrame } from './waiting-frame.tsx'

interface JoinScreenProps {
  readonly look: WaitingLook
  readonly queue: BranchQueueWire
  readonly settings: WaitingSettingsWire
  /** The caller's own entry at this branch. */
  readonly mine: string | null
  /** It was opened by the code at the door. */
  readonly atDoor: boolean
}

/** Joining a branch's queue: how many, which area, who (spec 2: /waiting-list/branch/{id}). */
export function JoinScreen({ look, queue, settings, mine, atDoor }: JoinScreenProps) {
  const t = useWaitingText()
  const client = useClient()
  const ask = async () => (await client.queues()).data.find(({ id }) => id === queue.id) ?? queue
  const { shown } = useLiveQueue(queue, ask, [queue.id])
  return (
    <WaitingFrame look={look} back="/waiting-list">
      <section className={styles.card} aria-label={shown.name}>
        <div className={styles.head}>
          <h2>
            <bdi>{shown.name}</bdi>
          </h2>
          <p className={styles.muted}>
            <Typed>{shown.address}</Typed>
          </p>
        </div>
        {mine ? (
          <Note tone="info">
            <div className={styles.mine}>
              <p>{t('waiting.mine')}</p>
              <LocalLink
                to={`/waiting-list/branch/${queue.id}/${mine}`}
                className={buttonClass({ size: 'sm' })}
              >
                {t('waiting.to-ticket')}
              </LocalLink>
            </div>
          </Note>
        ) : shown.state === 'in_queue' ? (
          <Form queue={shown} settings={settings} source={atDoor ? 'door' : 'web'} />
        ) : (
          <NotNow queue={shown} />
        )}
      </section>
    </WaitingFrame>
  )
}

interface FormProps {
  readonly queue: BranchQueueWire
  readonly settings: WaitingSettingsWire
  readonly source: 'web' | 'door'
}

function Form({ queue, settings, source }: FormProps) {
  const t = useWaitingText()
  const { customer, openSignIn } = useCustomer()
  const { country } = useSite()
  const only = queue.areas.length === 1 ? queue.areas[0]?.id : undefined
  const known = {
    name: customer?.name ?? '',
    phone: nationalMobile(customer?.mobile ?? null, country.iso_code2),
  }
  const { form, change, errors, alertCount, refused, asksForProof, busy, send } = useJoinForm(
    settings,
    only,
    source,
    known,
  )
  return (
    <form noValidate onSubmit={send} style={{ display: 'grid', gap: 20 }}>
      <LiveFields>
        <PartyFields
          form={form}
          errors={errors}
          alertKey={alertCount}
          areas={queue.areas}
          least={settings.person_count_from}
          most={settings.person_count_to}
          onChange={change}
        />
        {refused && (
          <Note tone="err" alert>
            <p>{refused}</p>
            {asksForProof && !customer && (
              <Button kind="s" size="sm" aria-haspopup="dialog" onClick={openSignIn}>
                {t('waiting.sign-in')}
              </Button>
            )}
          </Note>
        )}
        <Button type="submit" size="lg" wide state={busy ? 'busy' : 'idle'}>
          {t('waiting.join')}
        </Button>
      </LiveFields>
    </form>
  )
}

/** Out of service, or none at all: a picture, a sentence, the branch's phone. */
function NotNow({ queue, children }: { queue: BranchQueueWire; children?: ReactNode }) {
  const t = useWaitingText()
  const out = queue.state === 'out_of_service'
  return (
    <Empty
      picture={dinein}
      title={t(out ? 'waiting.out-title' : 'waiting.none')}
      text={`${t(out ? 'waiting.out-text' : 'waiting.none-text')} ${queue.hours_note}`}
    >
      {queue.phone && (
        <a href={`tel:${queue.phone}`} className={buttonClass({ kind: 's' })}>
          <Icon of={Phone} />
          {t('waiting.call-branch')} <N>{queue.phone}</N>
        </a>
      )}
      <LocalLink to="/waiting-list" className={buttonClass({ kind: 't' })}>
        {t('waiting.other-branches')}
      </LocalLink>
      {children}
    </Empty>
  )
}
