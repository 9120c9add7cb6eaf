import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ApiKeysWire, ApiKeyWire } from '#contract/integrations/api-keys.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../i18n/use-text.ts'
import page from '../shell/page.module.css'
import { CopyField } from './copy-field.tsx'
import { IntegrationsFrame } from './integrations-frame.tsx'
import { KeySheet } from './key-sheet.tsx'
import { RevokeSheet } from './revoke-sheet.tsx'

/** Keys of the outward API: what each may do, when it was used, and an end of it. */
export function KeysScreen({ first }: { readonly first: ApiKeysWire }) {
  const t = useText()
  const [keys, setKeys] = useState(first)
  const [open, setOpen] = useState<'new' | ApiKeyWire>()
  const close = () => setOpen(undefined)
  return (
    <IntegrationsFrame
      part="keys"
      act={
        <Button onClick={() => setOpen('new')}>
          <Icon of={Plus} />
          {t('int.keys.add')}
        </Button>
      }
    >
      <p className={page.lead}>{t('int.keys.lead')}</p>
      {keys.data.length === 0 ? (
        <p className={page.empty}>{t('int.keys.empty')}</p>
      ) : (
        <ul className={page.rows} aria-label={t('int.keys.list')}>
          {keys.data.map((key) => (
            <KeyRow key={key.id} of={key} onRevoke={() => setOpen(key)} />
          ))}
        </ul>
      )}
      <section className={page.card}>
        <CopyField label={t('int.keys.base')} value={keys.base_url} />
      </section>
      {open === 'new' && <KeySheet onKeys={setKeys} onClose={close} />}
      {open && open !== 'new' && <RevokeSheet of={open} onKeys={setKeys} onClose={close} />}
    </IntegrationsFrame>
  )
}

interface KeyRowProps {
  readonly of: ApiKeyWire
  readonly onRevoke: () => void
}

function KeyRow({ of, onRevoke }: KeyRowProps) {
  const t = useText()
  return (
    <li>
      <span className={page.main}>
        <b>
          <bdi>{of.name}</bdi>{' '}
          <bdi className="n" dir="ltr">
            {`…${of.hint}`}
          </bdi>
        </b>
        <span className={page.small}>{t('int.keys.made', { when: of.made })}</span>
        <span className={page.small}>
          {of.revoked !== null
            ? t('int.keys.revoked', { when: of.revoked })
            : of.last_used
              ? t('int.keys.used', { when: of.last_used })
              : t('int.keys.unused')}
        </span>
      </span>
      <span className={page.badges}>
        {of.scopes.map((scope) => (
          <Badge key={scope} tone={of.revoked === null ? 'info' : 'plain'}>
            <span dir="ltr">{scope}</span>
          </Badge>
        ))}
      </span>
      {of.revoked === null && (
        <Button kind="s" onClick={onRevoke} aria-label={t('int.keys.revoke-of', { name: of.name })}>
          {t('int.keys.revoke')}
        </Button>
      )}
    </li>
  )
}
