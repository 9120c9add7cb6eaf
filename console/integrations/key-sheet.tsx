import { useState } from 'react'
import type { ApiKeysWire } from '#contract/integrations/api-keys.ts'
import { apiScopes, type ApiScope } from '#domain/integrations/api-scope.ts'
import { limits } from '#domain/core/limits.ts'
import { Field } from '#ui/fields/field.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { CheckList } from '../shell/check-list.tsx'
import { FormSheet } from '../shell/form-sheet.tsx'
import { useAct } from '../shell/use-act.ts'
import { SecretSheet } from './secret-sheet.tsx'

interface KeySheetProps {
  readonly onKeys: (keys: ApiKeysWire) => void
  readonly onClose: () => void
}

/** Makes a key: its name and rights first, then the key itself, shown once. */
export function KeySheet({ onKeys, onClose }: KeySheetProps) {
  const t = useText()
  const client = useClient()
  const act = useAct()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['menu.read'])
  const [key, setKey] = useState<string>()
  const send = () =>
    act.run(
      () => client.addApiKey({ name, scopes: [...scopes] }),
      (made) => {
        setKey(made.key)
        onKeys(made.keys)
      },
    )
  if (key)
    return (
      <SecretSheet
        title={t('int.keys.new')}
        lead={t('int.keys.once')}
        label={t('int.keys.key')}
        secret={key}
        onClose={onClose}
      />
    )
  return (
    <FormSheet
      title={t('int.keys.new')}
      send={t(scopes.length === 0 ? 'int.keys.none-chosen' : 'int.keys.make')}
      onSend={send}
      disabled={scopes.length === 0}
      act={act}
      onClose={onClose}
    >
      <Field
        label={t('int.keys.name')}
        limit={limits.staffName}
        autoComplete="off"
        value={name}
        error={act.wrong('name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <CheckList
        legend={t('int.keys.scopes')}
        all={apiScopes}
        chosen={scopes}
        word={(scope) => t(`int.scope.${scope}`)}
        onChange={setScopes}
      />
    </FormSheet>
  )
}
