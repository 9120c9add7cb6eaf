import { Bell, Mail, MessageCircle, MessageSquare } from 'lucide-react'
import type { OutboxWire } from '#contract/platform/platform.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { isTextKey } from '../../i18n/catalogue.ts'
import { useText } from '../../i18n/use-text.ts'
import { ChannelName } from './channel-name.tsx'
import { MessageBody } from './message-body.tsx'
import styles from './message-card.module.css'
import { SentAt } from './sent-at.tsx'

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
