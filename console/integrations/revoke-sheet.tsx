import type { ApiKeysWire, ApiKeyWire } from '#contract/integrations/api-keys.ts'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { FormSheet } from '../shell/form-sheet.tsx'
import { useAct } from '../shell/use-act.ts'

interface RevokeSheetProps {
  readonly of: ApiKeyWire
  readonly onKeys: (keys: ApiKeysWire) => void
  readonly onClose: () => void
}

/** Asks once more before a program stops working. */
export function RevokeSheet({ of, onKeys, onClose: close }: RevokeSheetProps) {
  const onClose = useWhileMounted(close)
  const t = useText()
  const client = useClient()
  const act = useAct()
  const revoke = () =>
    act.run(
      () => client.revokeApiKey(of.id),
      (keys) => {
        onKeys(keys)
        onClose()
      },
    )
  return (
    <FormSheet
      title={t('int.keys.revoke-of', { name: of.name })}
      send={t('int.keys.revoke')}
      onSend={revoke}
      act={act}
      onClose={onClose}
    >
      <p>{t('int.keys.revoke-sure', { name: of.name })}</p>
    </FormSheet>
  )
}
