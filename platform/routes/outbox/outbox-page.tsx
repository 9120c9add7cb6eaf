import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { Chip } from '#ui/chip.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../../i18n/use-text.ts'
import { ask } from '../../shell/ask.ts'
import { Frame } from '../../shell/frame.tsx'
import { visitContext } from '../../shell/visit-context.ts'
import { MessageCard } from './message-card.tsx'
import styles from './outbox-page.module.css'
import { useOutbox } from './use-outbox.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  const { demo, console_url } = await ask(client.restaurants())
  return { demo, consoleUrl: console_url, messages: (await ask(client.outbox())).data }
}

/** The demo's outbox: every message that the product would have sent, newest first. */
export default function OutboxPage() {
  const { demo, consoleUrl, messages: first } = useLoaderData<typeof loader>()
  const t = useText()
  const { messages, unreachable } = useOutbox(first)
  const [only, setOnly] = useState<string>()
  const tenants = [...new Set(messages.map((message) => message.tenant))]
  const shown = messages.filter((message) => only === undefined || message.tenant === only)
  return (
    <Frame demo={demo} consoleUrl={consoleUrl}>
      <title>{t('outbox.title')}</title>
      <div className={styles.page}>
        <h1>{t('outbox.title')}</h1>
        <p className={styles.lead}>{t('outbox.lead')}</p>
        {tenants.length > 0 && (
          <div className={styles.filter} role="group" aria-label={t('outbox.filter')}>
            <Chip on={only === undefined} onClick={() => setOnly(undefined)}>
              {t('outbox.all')}
            </Chip>
            {tenants.map((tenant) => (
              <Chip key={tenant} on={only === tenant} onClick={() => setOnly(tenant)}>
                {tenant}
              </Chip>
            ))}
          </div>
        )}
        {unreachable && <Note tone="warn">{t('outbox.unreachable')}</Note>}
        <p className="vh" role="status">
          {t('outbox.count', { count: shown.length })}
        </p>
        {shown.length === 0 ? (
          <div className={styles.empty}>
            <h2>{t('outbox.empty')}</h2>
            <p>{t('outbox.empty-hint')}</p>
          </div>
        ) : (
          <ol className={styles.list}>
            {shown.map((message) => (
              <li key={message.id}>
                <MessageCard message={message} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </Frame>
  )
}
