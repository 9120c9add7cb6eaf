import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Note } from '#ui/note.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { useText } from '../../i18n/use-text.ts'
import mailbox from '../../pictures/outbox.webp'
import { ask } from '#web/ask.ts'
import { Frame } from '../../shell/frame.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { useLanguage } from '#web/use-language.ts'
import { visitContext } from '#web/visit-context.ts'
import { ChannelName } from './channel-name.tsx'
import { Filter } from './filter.tsx'
import { MessageCard } from './message-card.tsx'
import styles from './outbox-page.module.css'
import { useOutbox } from './use-outbox.ts'

/** A live start has no outbox: the server answers 404, and so does the page (safety 33). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  const [{ demo, console_url }, { data }] = await Promise.all([
    ask(client.getRestaurants()),
    ask(client.getOutbox()),
  ])
  return { demo, consoleUrl: console_url, messages: data }
}

/** The demo's outbox: every message that the product would have sent, newest first. */
export default function OutboxPage() {
  const { demo, consoleUrl, messages: first } = useLoaderData<typeof loader>()
  const t = useText()
  const { messages, unreachable } = useOutbox(first)
  const [tenant, setTenant] = useState<string>()
  const [channel, setChannel] = useState<string>()
  const shown = messages.filter(
    (message) =>
      (tenant === undefined || message.tenant === tenant) &&
      (channel === undefined || message.channel === channel),
  )
  const showAll = () => {
    setTenant(undefined)
    setChannel(undefined)
  }
  return (
    <Frame demo={demo} consoleUrl={consoleUrl}>
      <PageHead title={t('outbox.title')} description={t('outbox.lead')} />
      <div className={styles.page}>
        <h1>{t('outbox.title')}</h1>
        <p className={styles.lead}>{t('outbox.lead')}</p>
        {messages.length > 0 && (
          <div className={styles.filters}>
            <Filter
              label={t('outbox.by-restaurant')}
              all={t('outbox.all')}
              values={messages.map((message) => message.tenant)}
              chosen={tenant}
              onChoose={setTenant}
            />
            <Filter
              label={t('outbox.by-channel')}
              all={t('outbox.all-channels')}
              values={messages.map((message) => message.channel)}
              chosen={channel}
              onChoose={setChannel}
              show={(value) => <ChannelName channel={value} />}
            />
          </div>
        )}
        {unreachable && <Note tone="warn">{t('outbox.unreachable')}</Note>}
        <p className={styles.count} role="status">
          {messages.length > 0 && t('outbox.count', { count: shown.length })}
        </p>
        {shown.length > 0 ? (
          <ol className={styles.list}>
            {shown.map((message) => (
              <li key={message.id}>
                <MessageCard message={message} />
              </li>
            ))}
          </ol>
        ) : (
          <Nothing filtered={messages.length > 0} onShowAll={showAll} />
        )}
      </div>
    </Frame>
  )
}

function Nothing({ filtered, onShowAll }: { readonly filtered: boolean; readonly onShowAll: () => void }) {
  const t = useText()
  const language = useLanguage()
  return (
    <div className={styles.nothing}>
      <Empty
        picture={mailbox}
        title={t(filtered ? 'outbox.none' : 'outbox.empty')}
        text={t(filtered ? 'outbox.none-hint' : 'outbox.empty-hint')}
      >
        {filtered ? (
          <Button onClick={onShowAll}>{t('outbox.show-all')}</Button>
        ) : (
          <a className={buttonClass({})} href={localPath('/#restaurants', language)}>
            {t('home.see-restaurants')}
          </a>
        )}
      </Empty>
    </div>
  )
}
