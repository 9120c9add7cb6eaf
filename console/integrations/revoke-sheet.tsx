import type { ApiKeysWire, ApiKeyWire } from '#contract/api-keys.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import page from '../shell/page.module.css'
import { useAct } from '../shell/use-act.ts'

interface RevokeSheetProps {
  readonly of: ApiKeyWire
  readonly onKeys: (keys: ApiKeysWire) => void
  readonly onClose: () => void
}

/** Asks once more before a program stops working. */
export function RevokeSheet({ of, onKeys, onClose }: RevokeSheetProps) {
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
    <Sheet
      title={t('int.keys.revoke-of', { name: of.name })}
      closeWord={t('shell.close')}
      onClose={onClose}
      foot={
        <Button wide state={act.busy ? 'busy' : 'idle'} onClick={revoke}>
          {t('int.keys.revoke')}
        </Button>
      }
    >
      <div className={page.form}>
        {act.refused && (
          <Note tone="err" alert>
            {act.refused}
          </Note>
        )}
        <p>{t('int.keys.revoke-sure', { name: of.name })}</p>
      </div>
    </Sheet>
  )
}
