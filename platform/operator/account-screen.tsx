import { PasswordForm } from '#web/sign-in/password-form.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './screen.module.css'
import { useOperator } from './signed-in.ts'

/** The operator's own sign-in: a new password, and where a lost second step comes from. */
export function AccountScreen() {
  const t = useText()
  const client = useClient()
  const { email } = useOperator()
  return (
    <>
      <title>{t('operator.account')}</title>
      <h1>{t('operator.account')}</h1>
      <p className={styles.lead}>
        <bdi>{email}</bdi>
      </p>
      <section className={styles.card} aria-labelledby="password">
        <h2 id="password">{t('operator.password')}</h2>
        <PasswordForm email={email} change={client.changeOperatorPassword} />
      </section>
      <p className={styles.lead}>{t('operator.second-step-lead')}</p>
    </>
  )
}
