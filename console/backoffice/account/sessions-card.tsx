import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import { useAct } from '../../shell/use-act.ts'
import type { AccountPart } from './account-part.ts'

/** Where the member is signed in; each other device can be signed out. */
export function SessionsCard({ account, onAccount }: AccountPart) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  return (
    <section className={page.card} aria-labelledby="account-sessions">
      <h2 id="account-sessions">{t('account.sessions')}</h2>
      {act.refused && (
        <Note tone="err" alert>
          {act.refused}
        </Note>
      )}
      <ul className={page.rows}>
        {account.sessions.map(({ id, device, since, current }) => {
          const name = device || t('account.unknown-device')
          return (
            <li key={id}>
              <span className={page.main}>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <span className={page.small}>{t('account.since', { when: since })}</span>
              </span>
              {current ? (
                <Badge tone="ok">{t('account.this-device')}</Badge>
              ) : (
                <Button
                  kind="s"
                  aria-label={t('account.end-session', { device: name })}
                  onClick={() => act.run(() => client.endOwnSession(id), onAccount)}
                >
                  {t('account.end')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
