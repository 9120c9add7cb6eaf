import { Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { MessagesWire, SendersWire } from '#contract/notifications/messages.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../i18n/use-text.ts'
import { MessageRow } from './message-row.tsx'
import styles from './messages-screen.module.css'
import { SenderCard } from './sender-card.tsx'
import { SenderSheet } from './sender-sheet.tsx'
import { UsageList } from './usage-list.tsx'
import { useMessages } from './use-messages.ts'

/** Who carries the restaurant's messages, in which order, and how far the last ones came. */
export function MessagesScreen(first: { readonly senders: SendersWire; readonly messages: MessagesWire }) {
  const t = useText()
  const desk = useMessages(first)
  const [open, setOpen] = useState<{ provider?: string }>()
  const { senders, kinds, outbox } = desk.senders
  const connected = new Set(senders.map(({ provider }) => provider))
  return (
    <>
      <title>{t('messages.title')}</title>
      <header className={styles.head}>
        <h1>{t('messages.title')}</h1>
        {connected.size < kinds.length && (
          <Button onClick={() => setOpen({})}>
            <Icon of={Plus} />
            {t('messages.add')}
          </Button>
        )}
      </header>
      <main id="content" className={styles.page}>
        {desk.trouble && (
          <Note tone="err" alert>
            {desk.trouble}
          </Note>
        )}
        <section aria-labelledby="senders">
          <h2 id="senders">{t('messages.senders')}</h2>
          <p className={styles.lead}>{t(outbox ? 'messages.lead-demo' : 'messages.lead')}</p>
          {senders.length === 0 && (
            <p className={styles.none}>{t(outbox ? 'messages.none-demo' : 'messages.none')}</p>
          )}
          <ol className={styles.senders}>
            {senders.map((sender, place) => (
              <li key={sender.provider}>
                <SenderCard
                  sender={sender}
                  place={place}
                  desk={desk}
                  onChange={() => setOpen({ provider: sender.provider })}
                />
              </li>
            ))}
          </ol>
        </section>
        <UsageList usage={desk.usage} />
        <section aria-labelledby="last">
          <div className={styles.row}>
            <h2 id="last">{t('messages.last')}</h2>
            <Button
              kind="t"
              size="sm"
              state={desk.busy === 'refresh' ? 'busy' : 'idle'}
              onClick={() => void desk.refresh()}
            >
              <Icon of={RefreshCw} />
              {t('messages.refresh')}
            </Button>
          </div>
          {desk.messages.length === 0 && <p className={styles.none}>{t('messages.last-none')}</p>}
          <ul className={styles.list}>
            {desk.messages.map((message) => (
              <MessageRow key={message.id} message={message} desk={desk} />
            ))}
          </ul>
        </section>
      </main>
      {open && <SenderSheet desk={desk} provider={open.provider} onClose={() => setOpen(undefined)} />}
    </>
  )
}
