import { otherLanguage } from '#domain/core/words.ts'
import { CircleUserRound, Languages, LogOut, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { localPath } from '#domain/core/local-path.ts'
import { useClient } from '#web/use-client.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../../i18n/use-text.ts'
import { leave } from '../draft/leaving.ts'
import { useMember } from '../member.ts'
import { NavMenu } from './nav-menu.tsx'
import styles from './nav.module.css'
import { useHere } from '../use-here.ts'

/** Who is signed in, the other language, and the way out. */
export function MemberMenu() {
  const t = useText()
  const member = useMember()
  const client = useClient()
  const language = useLanguage()
  const { here, search, query } = useHere()
  const other = otherLanguage[language]
  const signOut = () => {
    leave()
    const away = () => window.location.assign(localPath('/sign-in', language))
    client.signOutStaff().then(away, away)
  }
  return (
    <div className={styles.member}>
      <NavMenu id="member" icon={CircleUserRound} word={t('shell.me')} size={5}>
        <>
          <p className={styles.who}>
            <bdi>{member.name}</bdi>
            <small>{t(`role.${member.role}`)}</small>
          </p>
          <ul>
            <li>
              <Link
                to={localPath('/account', language) + query}
                aria-current={here === '/account' ? 'page' : undefined}
              >
                <Icon of={ShieldCheck} />
                {t('shell.account')}
              </Link>
            </li>
            <li>
              <a href={localPath(here + search, other)} lang={other} hrefLang={other}>
                <Icon of={Languages} />
                {t('shell.other-language')}
              </a>
            </li>
            <li>
              <button type="button" onClick={signOut}>
                <Icon of={LogOut} flip />
                {t('shell.sign-out')}
              </button>
            </li>
          </ul>
        </>
      </NavMenu>
    </div>
  )
}
