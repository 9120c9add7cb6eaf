import { Bell, Mail, MessageSquare } from 'lucide-react'
import type { OutboxWire } from '#contract/platform.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/n.tsx'
import { catalogue, type TextKey } from '../../i18n/catalogue.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './message-card.module.css'

type Message = OutboxWire['data'][number]

const icons: Readonly<Record<string, typeof Mail>> = { email: Mail, push: Bell }
const isKey = (key: string): key is TextKey => key in catalogue.ar

/** One message, as its receiver would have read it. */
export function MessageCard({ message }: { readonly message: Message }) {
  const t = useText()
  const { tenant, event, channel, recipient, language, body, at } = message
  const eventKey = `event.${event}`
  const channelKey = `channel.${channel}`
  return (
    <article className={styles.card}>
      <header>
        <b>{tenant}</b>
        <Badge tone="accent">{t(isKey(eventKey) ? eventKey : 'event.other')}</Badge>
        <time dateTime={at}>
          <N>{`${at.slice(0, 10).replaceAll('-', '/')} ${at.slice(11, 19)} UTC`}</N>
        </time>
      </header>
      <p className={styles.body} lang={language} dir="auto">
        {withLinks(body)}
      </p>
      <p className={styles.to}>
        <Icon of={icons[channel] ?? MessageSquare} size="s" />
        {isKey(channelKey) ? t(channelKey) : channel}
        <N>{recipient}</N>
      </p>
    </article>
  )
}

/** Addresses in a message become links, as a phone does it. */
function withLinks(body: string) {
  return body.split(/(https?:\/\/\S+)/).map((part, i) =>
    i % 2 === 1 ? (
      <a key={`${i}:${part}`} href={part}>
        <bdi>{part}</bdi>
      </a>
    ) : (
      part
    ),
  )
}
