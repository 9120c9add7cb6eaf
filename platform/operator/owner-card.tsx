import { useState } from 'react'
import type { FormEvent } from 'react'
import type { NewTenantBody, OperatorTenantWire } from '#contract/platform/operator.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { CopyButton } from '../shell/copy-button.tsx'
import { OwnerFields } from './owner-fields.tsx'
import styles from './screen.module.css'
import { useAct } from './use-act.ts'

/** A restaurant and what became of it. */
export interface TenantPart {
  readonly tenant: OperatorTenantWire
  readonly onTenant: (tenant: OperatorTenantWire) => void
}

const nobody: NewTenantBody['owner'] = { name: '', email: '', language: 'ar' }

/** Invites an owner: the first one's lost link, or one more. */
export function OwnerCard({ tenant, onTenant }: TenantPart) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  const [owner, setOwner] = useState(nobody)
  const [link, setLink] = useState<string>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    act.run(
      () => client.inviteOwner(tenant.id, owner),
      (invited) => {
        setLink(invited.url)
        setOwner(nobody)
        onTenant(invited.tenant)
      },
    )
  }
  return (
    <form className={styles.card} aria-labelledby="invite" onSubmit={send} noValidate>
      <h2 id="invite">{t('operator.invite')}</h2>
      <p className={styles.lead}>{t('operator.invite-lead')}</p>
      {act.refused && (
        <Note tone="err" alert>
          {act.refused}
        </Note>
      )}
      {link && (
        <Note tone="ok" alert>
          {t('operator.made-lead')} <CopyButton value={link} />
        </Note>
      )}
      <OwnerFields owner={owner} act={act} onOwner={setOwner} />
      <div className={styles.acts}>
        <Button type="submit" kind="s" state={act.busy ? 'busy' : 'idle'}>
          {t('operator.invite-send')}
        </Button>
      </div>
    </form>
  )
}
