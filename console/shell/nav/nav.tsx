import { Menu } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../../i18n/use-text.ts'
import { MemberMenu } from './member-menu.tsx'
import { useMember } from '../member.ts'
import { NavMenu } from './nav-menu.tsx'
import styles from './nav.module.css'
import { pagesOf, type Page, type PageGroup } from './pages.ts'
import { useHere } from '../use-here.ts'

/** The rail: rooms of the day, the other rooms in groups, and the member. On a phone, a bar with the first few and all. */
export function Nav() {
  const t = useText()
  const { tenant, role, all_branches } = useMember()
  const { day, groups } = pagesOf(role, all_branches)
  return (
    <nav className={styles.nav} aria-label={t('shell.rooms')}>
      <span className={styles.mark} title={tenant.name}>
        {tenant.logo ? (
          <img src={`/pictures/${tenant.logo}/112`} alt={tenant.name} width={40} height={40} />
        ) : (
          tenant.name.slice(0, 1)
        )}
      </span>
      <div className={styles.rooms}>
        {day.map((page) => (
          <PageLink key={page.path} page={page} />
        ))}
        {day.length > 0 && groups.length > 0 && <i className={styles.line} aria-hidden />}
        {groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </div>
      {groups.length > 0 && <AllPages groups={groups} day={day} />}
      <MemberMenu />
    </nav>
  )
}

function PageLink({ page: { path, icon, word } }: { readonly page: Page }) {
  const t = useText()
  const { here, query } = useHere()
  return (
    <Link
      className={styles.stop}
      to={localPath(path, useLanguage()) + query}
      aria-current={isAt(path, here) ? 'page' : undefined}
    >
      <Icon of={icon} />
      {t(word)}
    </Link>
  )
}

/** A room may have parts: the website its settings, the menu its import. */
const isAt = (path: string, here: string) => here === path || here.startsWith(`${path}/`)

/** A group of one room is that room. */
function Group({ group }: { readonly group: PageGroup }) {
  const t = useText()
  const { here } = useHere()
  const [only, second] = group.pages
  if (only && !second) return <PageLink page={only} />
  return (
    <NavMenu
      id={group.id}
      icon={group.icon}
      word={t(group.word)}
      here={group.pages.some(({ path }) => isAt(path, here))}
      size={group.pages.length}
    >
      <MenuPages pages={group.pages} />
    </NavMenu>
  )
}

function MenuPages({ pages }: { readonly pages: readonly Page[] }) {
  const t = useText()
  const language = useLanguage()
  const { here, query } = useHere()
  return (
    <ul>
      {pages.map(({ path, icon, word }) => (
        <li key={path}>
          <Link to={localPath(path, language) + query} aria-current={isAt(path, here) ? 'page' : undefined}>
            <Icon of={icon} />
            {t(word)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface AllPagesProps {
  readonly day: readonly Page[]
  readonly groups: readonly PageGroup[]
}

/** A phone's bar has no place for all of them, nor has a low screen's rail. */
function AllPages({ day, groups }: AllPagesProps) {
  const t = useText()
  const { here } = useHere()
  const size = day.length + groups.reduce((sum, { pages }) => sum + pages.length + 1, 0)
  return (
    <div className={styles.all}>
      <NavMenu
        id="all"
        icon={Menu}
        word={t('shell.all-rooms')}
        here={groups.some(({ pages }) => pages.some(({ path }) => isAt(path, here)))}
        size={size}
      >
        <MenuPages pages={day} />
        {groups.map((group) => (
          <section key={group.id} aria-label={t(group.word)}>
            <h3>{t(group.word)}</h3>
            <MenuPages pages={group.pages} />
          </section>
        ))}
      </NavMenu>
    </div>
  )
}
