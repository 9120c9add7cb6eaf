import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useCustomer } from '../customers/use-customer.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './sign-in-hint.module.css'

/** Says to a guest what an account is for here, and leads to it. */
export function SignInHint({
  words = 'challenges.sign-in-hint',
}: {
  readonly words?: 'challenges.sign-in-hint' | 'rewards.sign-in-hint'
}) {
  const t = useText()
  const { openSignIn } = useCustomer()
  return (
    <div className={styles.hint}>
      <Note tone="info">{t(words)}</Note>
      <Button wide onClick={openSignIn}>
        {t(words === 'rewards.sign-in-hint' ? 'sign-in.title' : 'challenges.sign-in')}
      </Button>
    </div>
  )
}
