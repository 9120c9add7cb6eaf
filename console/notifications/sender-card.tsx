import { ArrowUp, CircleCheck, CircleOff, Mail, MessageCircle, MessageSquare } from 'lucide-react'
import type { SenderWire } from '#contract/notifications/messages.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './sender-card.module.css'
import { TestMessage } from './test-message.tsx'
import type { MessagesDesk } from './use-messages.ts'

interface SenderCardProps {
  readonly sender: SenderWire
  /** 0: tried first. */
  readonly place: number
  readonly desk: MessagesDesk
  readonly onChange: () => void
}

const icons = { sms: MessageSquare, whatsapp: MessageCircle, email: Mail } as const

/** One sender: which way it carries, its turn, what is left on it, and a try. */
export function SenderCard({ sender, place, desk, onChange }: SenderCardProps) {
  const t = useText()
  const { provider, channel, enabled, balance, shown } = sender
  const name = t(`messages.provider.${provider as 'smtp'}`)
  return (
    <article className={styles.card} aria-labelledby={`sender-${provider}`}>
      <h3 id={`sender-${provider}`}>
        <bdi className="n">{place + 1}</bdi> · {name}
      </h3>
      <p className={styles.badges}>
        <Badge icon={icons[channel]}>{t(`messages.channel.${channel}`)}</Badge>
        <Badge tone={enabled ? 'ok' : 'warn'} icon={enabled ? CircleCheck : CircleOff}>
          {t(enabled ? 'messages.on' : 'messages.off')}
        </Badge>
      </p>
      <dl className={styles.facts}>
        {Object.entries(shown).map(([field, value]) => (
          <div key={field}>
            <dt>{t(`messages.field.${field as 'sender'}`)}</dt>
            <dd>
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
        {sender.report_url && (
          <div>
            <dt>{t('messages.report-url')}</dt>
            <dd>
              <bdi dir="ltr">{sender.report_url}</bdi>
            </dd>
          </div>
        )}
        {balance && (
          <div>
            <dt>{t('messages.balance')}</dt>
            <dd>
              <bdi className="n">
                {balance.amount} {balance.currency}
              </bdi>
            </dd>
          </div>
        )}
      </dl>
      <TestMessage sender={sender} desk={desk} />
      <div className={styles.acts}>
        <Button kind="s" onClick={onChange}>
          {t('messages.change')}
        </Button>
        {place > 0 && (
          <Button
            kind="t"
            state={desk.busy === `raise ${provider}` ? 'busy' : 'idle'}
            onClick={() => void desk.raise(provider)}
          >
            <Icon of={ArrowUp} />
            {t('messages.raise', { name })}
          </Button>
        )}
      </div>
    </article>
  )
}
