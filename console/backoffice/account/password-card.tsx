import { PasswordForm } from '#web/sign-in/password-form.tsx'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import type { AccountPart } from './account-part.ts'

/** The member's own password. */
export function PasswordCard({ account, onAccount }: AccountPart) {
  const t = useText()
  const client = useClient()
  return (
    <section className={page.card} aria-labelledby="account-password">
      <h2 id="account-password">{t('account.password')}</h2>
      <PasswordForm email={account.email} change={client.changeStaffPassword} onChanged={onAccount} />
    </section>
  )
}
