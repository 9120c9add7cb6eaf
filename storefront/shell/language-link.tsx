import { useLocation } from 'react-router'
import { constants } from '#domain/limits.ts'
import { useText } from '../i18n/use-text.ts'
import { withoutSignInState } from '../sign-in/sign-in-state.ts'
import styles from './language-link.module.css'
import { localPath, plainPath } from '#ui/local-path.ts'
import { useLanguage } from './use-site.ts'

/** To the same page in the other language: a document load, and the choice is kept for 365 days (spec 1). */
export function LanguageLink() {
  const t = useText()
  const other = useLanguage() === 'ar' ? 'en' : 'ar'
  const { pathname, search, mask } = useLocation()
  const path = mask ? mask.pathname : pathname + withoutSignInState(search)
  return (
    <a
      className={styles.link}
      href={localPath(plainPath(path), other)}
      lang={other}
      hrefLang={other}
      onClick={() => keepLanguage(other)}
    >
      {t('shell.other-language')}
    </a>
  )
}

function keepLanguage(language: string): void {
  const seconds = constants.languageCookieDays * 24 * 60 * 60
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${constants.languageCookie}=${language}; path=/; max-age=${seconds}; samesite=lax${secure}`
}
