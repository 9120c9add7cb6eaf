import { useLocation } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { withoutSignInState } from '../sign-in/sign-in-state.ts'
import styles from './language-link.module.css'
import { localPath, plainPath } from '#ui/local-path.ts'
import { keepLanguage } from '#web/keep-language.ts'
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
