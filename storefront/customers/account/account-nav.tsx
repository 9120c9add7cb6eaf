import { ChevronRight, LogOut } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { localPath, plainPath } from '#domain/core/local-path.ts'
import { useClient } from '../../shell/use-client.ts'
import { useCustomer } from '../use-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { useLanguage } from '../../shell/use-site.ts'
import { accountLinks } from './account-links.ts'
import { leaveFor } from './leave-for.ts'
import styles from './account-nav.module.css'
import { usePlace } from '../../moves/moves.ts'

/** The pages of the account, and the way out. */
export function AccountNav() {
  const t = useText()
  const path = plainPath(usePlace().pathname)
  return (
    <nav className={styles.nav} aria-label={t('account.pages')}>
      <ul>
        {accountLinks.map(({ to, icon, words }) => (
          <li key={to}>
            <LocalLink to={to} aria-current={path === to || path.startsWith(`${to}/`) ? 'page' : undefined}>
              <span className={styles.icon}>
                <Icon of={icon} />
              </span>
              <span className={styles.words}>{t(words)}</span>
              <span className={styles.on}>
                <Icon of={ChevronRight} size="s" flip />
              </span>
            </LocalLink>
          </li>
        ))}
        <li>
          <SignOutButton />
        </li>
      </ul>
    </nav>
  )
}

function SignOutButton() {
  const t = useText()
  const client = useClient()
  const home = localPath('/', useLanguage())
  const { leave } = useCustomer()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  async function signOut(): Promise<void> {
    setState('busy')
    try {
      await client.signOut()
      leaveFor(home)
      leave()
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <button type="button" aria-busy={state === 'busy'} onClick={() => void signOut()}>
        <span className={styles.icon}>
          <Icon of={LogOut} flip />
        </span>
        <span className={styles.words}>{t('account.sign-out')}</span>
      </button>
      <p role="alert" className={styles.failed}>
        {state === 'failed' && t('sign-in.unreachable')}
      </p>
    </>
  )
}
