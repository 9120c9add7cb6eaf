import { CircleOff, CreditCard, Languages, LayoutGrid, LogOut, Star } from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { mayStaff } from '#domain/staff-role.ts'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../i18n/use-text.ts'
import { localPath, plainPath } from '#ui/local-path.ts'
import { useMember } from './member.ts'
import { leave } from './leaving.ts'
import styles from './nav.module.css'
import { useClient } from '#web/use-client.ts'
import { useLanguage } from '#web/use-language.ts'

/** The rooms that the role has, the other language, and the way out. */
export function Nav() {
  const t = useText()
  const member = useMember()
  const client = useClient()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const [params] = useSearchParams()
  const branch = params.get('branch')
  const query = branch ? `?branch=${branch}` : ''
  const here = plainPath(pathname)
  const other = language === 'ar' ? 'en' : 'ar'
  const signOut = () => {
    leave()
    const away = () => window.location.assign(localPath('/sign-in', language))
    client.signOutStaff().then(away, away)
  }
  return (
    <nav className={styles.nav} aria-label={t('shell.rooms')}>
      <span className={styles.mark} title={member.tenant.name}>
        {member.tenant.logo ? (
          <img src={`/pictures/${member.tenant.logo}/112`} alt={member.tenant.name} width={40} height={40} />
        ) : (
          member.tenant.name.slice(0, 1)
        )}
      </span>
      {mayStaff(member.role, 'see_board') && (
        <Link to={localPath('/', language) + query} aria-current={here === '/' ? 'page' : undefined}>
          <Icon of={LayoutGrid} />
          {t('shell.orders')}
        </Link>
      )}
      {mayStaff(member.role, 'stock') && (
        <Link
          to={localPath('/sold-out', language) + query}
          aria-current={here === '/sold-out' ? 'page' : undefined}
        >
          <Icon of={CircleOff} />
          {t('shell.sold-out')}
        </Link>
      )}
      {mayStaff(member.role, 'see_ratings') && (
        <Link
          to={localPath('/ratings', language) + query}
          aria-current={here === '/ratings' ? 'page' : undefined}
        >
          <Icon of={Star} />
          {t('shell.ratings')}
        </Link>
      )}
      {mayStaff(member.role, 'gateways') && (
        <Link
          to={localPath('/gateways', language) + query}
          aria-current={here === '/gateways' ? 'page' : undefined}
        >
          <Icon of={CreditCard} />
          {t('shell.gateways')}
        </Link>
      )}
      <a className={styles.end} href={localPath(here + search, other)} lang={other} hrefLang={other}>
        <Icon of={Languages} />
        {t('shell.other-language')}
      </a>
      <button type="button" onClick={signOut} title={member.name}>
        <Icon of={LogOut} flip />
        {t('shell.sign-out')}
      </button>
    </nav>
  )
}
