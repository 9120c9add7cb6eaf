import { Bell, Mail, MessageCircle, MessageSquare } from 'lucide-react'
import type { OutboxWire } from '#contract/platform/platform.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { isTextKey } from '../../i18n/catalogue.ts'
import { useText } from '../../i18n/use-text.ts'
import { ChannelName } from './channel-name.tsx'
import styles from './message-card.module.css'
import { splitMessage } from './split-message.ts'
import { useSyncExternalStore } from 'react'
import { clockWords, dateWords } from '#domain/core/clock-words.ts'
import { useLanguage } from '#web/use-language.ts'

const serverZone = 'UTC'
const noChanges = () => () => {}
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || serverZone

/** When a message was sent: by the reader's own clock, once the page runs in a browser. */
function SentAt({ at }: { readonly at: string }) {
  const language = useLanguage()
  const zone = useSyncExternalStore(noChanges, ownZone, () => serverZone)
  const utc = Date.parse(at)
  const [clock, half] = clockWords(utc, zone, language).split(' ')
  return (
    <time dateTime={at}>
      <N>{dateWords(utc, zone)}</N> <N>{clock}</N> {half}
    </time>
  )
}

type Message = OutboxWire['data'][number]

const icons: Readonly<Record<string, typeof Mail>> = { email: Mail, push: Bell, whatsapp: MessageCircle }

/** One message, as its receiver would have read it. */
export function MessageCard({ message }: { readonly message: Message }) {
  const t = useText()
  const { tenant, event, channel, recipient, language, body, at } = message
  const eventKey = `event.${event}`
  return (
    <article className={styles.card}>
      <header>
        <span className={styles.icon}>
          <Icon of={icons[channel] ?? MessageSquare} />
        </span>
        <div>
          <h2>{tenant}</h2>
          <p className={styles.to}>
            <ChannelName channel={channel} /> {t('outbox.to')} <N>{recipient}</N>
          </p>
        </div>
        <div className={styles.what}>
          <Badge tone="accent">{t(isTextKey(eventKey) ? eventKey : 'event.other')}</Badge>
          <SentAt at={at} />
        </div>
      </header>
      <p className={styles.body} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        <MessageBody body={body} />
      </p>
    </article>
  )
}

/** What a message says: its addresses are links, as on a phone, and its phone numbers stay whole in Arabic. */
function MessageBody({ body }: { readonly body: string }) {
  return splitMessage(body).map(({ kind, text }, i) => {
    if (kind === 'words') return text
    if (kind === 'phone') return <N key={i}>{text}</N>
    return (
      <a key={i} href={text}>
        <bdi dir="ltr">{text}</bdi>
      </a>
    )
  })
}
