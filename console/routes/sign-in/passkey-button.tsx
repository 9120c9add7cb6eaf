import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { Note } from '#ui/note.tsx'
import { useClient } from '#web/use-client.ts'
import styles from '#web/sign-in/sign-in-frame.module.css'
import { askPasskey, NoPasskey } from '../../backoffice/account/make-passkey.ts'
import { usePasskeysHere } from '../../backoffice/account/use-passkeys-here.ts'
import { useText } from '../../i18n/use-text.ts'

/** Signing in by a passkey of this device: no password, no code. Browsers that know none do not show it. */
export function PasskeyButton() {
  const t = useText()
  const client = useClient()
  const able = usePasskeysHere()
  const [state, setState] = useState<{ busy: boolean; refused?: string }>({ busy: false })
  if (!able) return null
  const enter = async () => {
    const { sealed, options } = await client.passkeyOptions()
    return client.signInByPasskey({ sealed, credential: await askPasskey(options) })
  }
  const go = () => {
    if (state.busy) return
    setState({ busy: true })
    enter().then(
      (member) => window.location.assign(localPath('/', member.language)),
      (error: unknown) =>
        setState({
          busy: false,
          refused:
            error instanceof CallError
              ? error.message
              : t(error instanceof NoPasskey ? 'sign-in.passkey-none' : 'sign-in.unreachable'),
        }),
    )
  }
  return (
    <div className={styles.other}>
      <Button kind="s" wide state={state.busy ? 'busy' : 'idle'} onClick={go}>
        <Icon of={KeyRound} size="s" />
        {t('sign-in.passkey')}
      </Button>
      {state.refused && (
        <Note tone="err" alert>
          {state.refused}
        </Note>
      )}
    </div>
  )
}
