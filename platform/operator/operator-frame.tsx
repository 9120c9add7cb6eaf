import { otherLanguage } from '#domain/core/words.ts'
import { LogOut, UtensilsCrossed } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { localPath, plainPath } from '#domain/core/local-path.ts'
import { useClient } from '#web/use-client.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './operator-frame.module.css'
import { useOperator } from './signed-in.ts'

const pages = [
  { path: '/operator', word: 'operator.tenants' },
  { path: '/operator/log', word: 'operator.log' },
  { path: '/operator/account', word: 'operator.account' },
] as const

/** The frame of every room above the restaurants: its rooms, the other language, the way out. */
export function OperatorFrame({ children }: { readonly children: ReactNode }) {
  const t = useText()
  const language = useLanguage()
  const client = useClient()
  const { name } = useOperator()
  const here = plainPath(useLocation().pathname)
  const other = otherLanguage[language]
  const signOut = () => {
    const away = () => window.location.assign(localPath('/operator/sign-in', language))
    client.signOutOperator().then(away, away)
  }
  return (
    <div className={styles.frame}>
      <meta name="robots" content="noindex" />
      <a className="skip" href="#content">
        {t('shell.skip')}
      </a>
      <header className={styles.head}>
        <a className={styles.brand} href={localPath('/', language)}>
          <span className={styles.mark}>
            <Icon of={UtensilsCrossed} />
          </span>
          <span className={styles.name}>{t('brand.name')}</span>
        </a>
        <nav className={styles.nav} aria-label={t('shell.sections')}>
          {pages.map(({ path, word }) => (
            <Link
              key={path}
              to={localPath(path, language)}
              aria-current={path === pageOf(here) ? 'page' : undefined}
            >
              {t(word)}
            </Link>
          ))}
        </nav>
        <span className={styles.me}>
          <bdi className={styles.who}>{name}</bdi>
          <a href={localPath(here, other)} lang={other} hrefLang={other}>
            {t('shell.other-language')}
          </a>
          <IconButton icon={LogOut} flip label={t('operator.sign-out')} onClick={signOut} />
        </span>
      </header>
      <main id="content" className={styles.page} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

/** A restaurant's own page belongs to the room of all. */
function pageOf(here: string): string {
  return here === '/operator/log' || here === '/operator/account' ? here : '/operator'
}
