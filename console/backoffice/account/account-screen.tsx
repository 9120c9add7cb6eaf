import { useState } from 'react'
import type { StaffAccountWire } from '#contract/backoffice/staff-account.ts'
import { useText } from '../../i18n/use-text.ts'
import page from '../../shell/page.module.css'
import head from '../../shell/screen-head.module.css'
import { MeCard } from './me-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { SecondStepCard } from './second-step-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { PasswordForm } from '#web/sign-in/password-form.tsx'
import { useClient } from '#web/use-client.ts'
import type { AccountPart } from './account-part.ts'

/** The member's own account: name, password, passkeys, second step, and the devices that are signed in. */
export function AccountScreen({ first }: { readonly first: StaffAccountWire }) {
  const t = useText()
  const [account, setAccount] = useState(first)
  const part = { account, onAccount: setAccount }
  return (
    <>
      <title>{t('account.title')}</title>
      <header className={head.head}>
        <h1>{t('account.title')}</h1>
      </header>
      <main id="content" className={page.page}>
        <MeCard {...part} />
        <PasswordCard {...part} />
        <PasskeysCard {...part} />
        <SecondStepCard {...part} />
        <SessionsCard {...part} />
      </main>
    </>
  )
}

/** The member's own password. */
function PasswordCard({ account, onAccount }: AccountPart) {
  const t = useText()
  const client = useClient()
  return (
    <section className={page.card} aria-labelledby="account-password">
      <h2 id="account-password">{t('account.password')}</h2>
      <PasswordForm email={account.email} change={client.changePassword} onChanged={onAccount} />
    </section>
  )
}
