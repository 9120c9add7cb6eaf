import { Note } from '#ui/note.tsx'
import { useClient } from '../../shell/use-client.ts'
import { useCustomer } from '../../customers/use-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import wave from '../../pictures/wave.webp'
import { SignIn } from '../../customers/sign-in/sign-in.tsx'
import styles from '../../customers/sign-in/sign-in.module.css'
import { useCodeCalls } from '../../customers/sign-in/use-code-calls.ts'

interface SignInCardProps {
  readonly title: string
  /** The former sign-in is over: it is said once. */
  readonly expired: boolean
}

/** The way into the account, as a page shows it (design 7). */
export function SignInCard({ title, expired }: SignInCardProps) {
  const t = useText()
  const { welcome } = useCustomer()
  const calls = useCodeCalls(useClient())
  return (
    <SignIn
      calls={calls}
      onDone={welcome}
      head={(step) => (
        <div className={styles.head}>
          <img src={wave} alt="" width={84} height={84} />
          <h1>{step === 'code' ? t('sign-in.code-title') : title}</h1>
          {step === 'recipient' && <p>{t('sign-in.hint')}</p>}
          {step === 'recipient' && expired && (
            <Note tone="warn" alert>
              {t('sign-in.expired')}
            </Note>
          )}
        </div>
      )}
    />
  )
}
