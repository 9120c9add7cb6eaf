import { Mail, Phone } from 'lucide-react'
import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { ContactMessagesWire, ContactMessageWire } from '#contract/site/contact.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import { useAct } from '../../shell/use-act.ts'
import newPicture from '../../pictures/new.webp'
import styles from './inbox-screen.module.css'

/** What visitors wrote by the contact page. */
export function InboxScreen({ first }: { readonly first: ContactMessagesWire }) {
  const t = useText()
  const client = useClient()
  const [list, setList] = useState(first)
  const [trouble, setTrouble] = useState<string>()
  const tell = (error: unknown) =>
    setTrouble(error instanceof CallError ? error.message : t('told.unreachable'))
  const mark = ({ id, handled }: ContactMessageWire) => {
    setTrouble(undefined)
    client.handleContact(id, { handled: !handled }).then(
      (updated) =>
        setList((before) => ({
          ...before,
          data: before.data.map((one) => (one.id === id ? { ...one, handled: updated.handled } : one)),
        })),
      tell,
    )
  }
  const older = useAct()
  const more = () =>
    older.run(
      () => client.listContact({ page: list.meta.current_page + 1 }),
      (next) =>
        setList((before) => {
          // a message that came meanwhile moves the pages: the last of one is the first of the next
          const known = new Set(before.data.map(({ id }) => id))
          return { ...next, data: [...before.data, ...next.data.filter(({ id }) => !known.has(id))] }
        }),
    )
  return (
    <>
      <title>{t('inbox.title')}</title>
      <header className={styles.head}>
        <h1>{t('inbox.title')}</h1>
      </header>
      <main id="content" className={styles.page}>
        {(trouble ?? older.refused) && (
          <Note tone="err" alert>
            {trouble ?? older.refused}
          </Note>
        )}
        {list.data.length === 0 && (
          <Empty picture={newPicture} title={t('inbox.none')} text={t('inbox.none-lead')} />
        )}
        <ul className={styles.list}>
          {list.data.map((message) => (
            <li key={message.id}>
              <Message message={message} onMark={() => mark(message)} />
            </li>
          ))}
        </ul>
        {list.meta.current_page < list.meta.last_page && (
          <Button kind="s" state={older.busy ? 'busy' : 'idle'} onClick={more}>
            {t('inbox.more')}
          </Button>
        )}
      </main>
    </>
  )
}

function Message({ message, onMark }: { readonly message: ContactMessageWire; readonly onMark: () => void }) {
  const t = useText()
  return (
    <article className={message.handled ? `${styles.card} ${styles.handled}` : styles.card}>
      <header className={styles.row}>
        <h2>
          <bdi>{message.name}</bdi>
        </h2>
        <bdi>{message.when}</bdi>
        {message.branch && <Badge>{message.branch}</Badge>}
        {message.handled && <Badge tone="ok">{t('inbox.handled')}</Badge>}
      </header>
      <p dir="auto" lang={message.language} className={styles.words}>
        {message.message}
      </p>
      <footer className={styles.row}>
        <a href={`mailto:${message.email}`}>
          <Icon of={Mail} size="s" /> <bdi dir="ltr">{message.email}</bdi>
        </a>
        {message.mobile && (
          <a href={`tel:${message.mobile}`}>
            <Icon of={Phone} size="s" /> <N>{message.mobile}</N>
          </a>
        )}
        <Button kind={message.handled ? 't' : 's'} size="sm" onClick={onMark}>
          {t(message.handled ? 'inbox.reopen' : 'inbox.done')}
        </Button>
      </footer>
    </article>
  )
}
