import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useClient } from '../../shell/use-client.ts'
import { useCustomer } from '../use-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import { LateSkeleton } from '../../shell/late-skeleton.tsx'
import { troubleOf } from './code-trouble.ts'
import { endSignInState } from './sign-in-state.ts'
import styles from './login-dialog.module.css'

interface ResumeDialogProps {
  readonly state: string
  readonly onClose: () => void
}

/** A ready sign-in came with the address: whose it is, and whether to go on as that (rule "Sign-in by the address"). */
export function ResumeDialog({ state, onClose }: ResumeDialogProps) {
  const t = useText()
  const client = useClient()
  const { welcome } = useCustomer()
  const [name, setName] = useState<string>()
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    client.resume(state).then(
      (whose) => setName(whose.name),
      (error: unknown) => setTrouble(troubleOf(error, t).words),
    )
  }, [client, state, t])

  useEffect(() => endSignInState, [])

  async function goOn(): Promise<void> {
    setBusy(true)
    try {
      const { signed_in: signedIn } = await client.resume(state, true)
      if (signedIn) welcome(signedIn)
    } catch (error) {
      setTrouble(troubleOf(error, t).words)
      setBusy(false)
    }
  }

  const title = name ? t('sign-in.continue-as', { name }) : t('sign-in.continue-as-somebody')
  return (
    <Sheet title={trouble ? t('sign-in.title') : title} closeWord={t('shell.close')} onClose={onClose}>
      <div className={styles.body}>
        {trouble ? (
          <Note tone="err" alert>
            {trouble}
          </Note>
        ) : name === undefined ? (
          <LateSkeleton heights={['52px', '52px']} />
        ) : (
          <div className={styles.choice}>
            <p className={styles.hint}>{t('sign-in.continue-hint')}</p>
            <Button size="lg" wide state={busy ? 'busy' : 'idle'} onClick={() => void goOn()}>
              {t('sign-in.continue')}
            </Button>
            <Button kind="t" wide onClick={onClose}>
              {t('sign-in.not-me')}
            </Button>
          </div>
        )}
      </div>
    </Sheet>
  )
}
