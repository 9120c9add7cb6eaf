import {
  Armchair,
  CircleOff,
  Clock,
  CreditCard,
  Globe,
  Inbox,
  Languages,
  LayoutGrid,
  LogOut,
  MessageSquare,
  Star,
  Truck,
  TicketPercent,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { mayStaff, type StaffAct } from '#domain/staff-role.ts'
import { Icon } from '#ui/icon.tsx'
import type { TextKey } from '../i18n/catalogue.ts'
import { useText } from '../i18n/use-text.ts'
import { localPath, plainPath } from '#ui/local-path.ts'
import { useMember } from './member.ts'
import { leave } from './leaving.ts'
import styles from './nav.module.css'
import { useClient } from '#web/use-client.ts'
import { useLanguage } from '#web/use-language.ts'

const rooms: readonly {
  readonly path: string
  readonly act: StaffAct
  readonly icon: LucideIcon
  readonly word: TextKey
}[] = [
  { path: '/', act: 'see_board', icon: LayoutGrid, word: 'shell.orders' },
  { path: '/tables', act: 'tables', icon: Armchair, word: 'tables.title' },
  { path: '/sold-out', act: 'stock', icon: CircleOff, word: 'shell.sold-out' },
  { path: '/hours', act: 'opening', icon: Clock, word: 'shell.hours' },
  { path: '/zones', act: 'zones', icon: Truck, word: 'shell.zones' },
  { path: '/ratings', act: 'see_ratings', icon: Star, word: 'shell.ratings' },
  { path: '/coupons', act: 'coupons', icon: TicketPercent, word: 'shell.coupons' },
  { path: '/balances', act: 'balances', icon: Wallet, word: 'balances.title' },
  { path: '/gateways', act: 'gateways', icon: CreditCard, word: 'shell.gateways' },
  { path: '/site', act: 'site', icon: Globe, word: 'shell.site' },
  { path: '/inbox', act: 'messages', icon: Inbox, word: 'shell.inbox' },
  { path: '/messages', act: 'messages', icon: MessageSquare, word: 'shell.messages' },
]

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
      {rooms
        .filter(({ act }) => mayStaff(member.role, act))
        .map(({ path, icon, word }) => (
          <Link
            key={path}
            to={localPath(path, language) + query}
            aria-current={here === path ? 'page' : undefined}
          >
            <Icon of={icon} />
            {t(word)}
          </Link>
        ))}
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
