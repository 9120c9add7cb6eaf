import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import { useAct } from '../../shell/use-act.ts'
import type { AccountPart } from './account-part.ts'
import { PasskeySheet } from './passkey-sheet.tsx'
import { usePasskeysHere } from './use-passkeys-here.ts'

/** The member's passkeys: each by name with its last use; more are added, and each is removed. */
export function PasskeysCard(part: AccountPart) {
  const { account, onAccount } = part
  const t = useText()
  const client = useClient()
  const act = useAct()
  const [open, setOpen] = useState(false)
  const able = usePasskeysHere()
  return (
    <section className={page.card} aria-labelledby="account-passkeys">
      <h2 id="account-passkeys">{t('account.passkeys')}</h2>
      <p className={page.lead}>{t('account.passkeys-lead')}</p>
      {act.refused && (
        <Note tone="err" alert>
          {act.refused}
        </Note>
      )}
      {account.passkeys.length > 0 && (
        <ul className={page.rows}>
          {account.passkeys.map(({ id, name, since, used }) => (
            <li key={id}>
              <span className={page.main}>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <span className={page.small}>
                  {used
                    ? t('account.passkey-used', { when: used })
                    : t('account.passkey-made', { when: since })}
                </span>
              </span>
              <Button
                kind="s"
                aria-label={t('account.passkey-remove', { name })}
                onClick={() => act.run(() => client.removePasskey(id), onAccount)}
              >
                {t('account.passkey-gone')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {able === false && <p className={page.small}>{t('account.passkey-unable')}</p>}
      <div className={page.acts}>
        <Button kind="s" disabled={!able} onClick={() => setOpen(true)}>
          {t('account.passkey-add')}
        </Button>
      </div>
      {open && <PasskeySheet {...part} onClose={() => setOpen(false)} />}
    </section>
  )
}
