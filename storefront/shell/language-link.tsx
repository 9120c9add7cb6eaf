import { otherLanguage } from '#domain/core/words.ts'
import { constants } from '#domain/core/limits.ts'
import { localPath, plainPath } from '#domain/core/local-path.ts'
import { useText } from '../i18n/use-text.ts'
import { withoutSignInState } from '../customers/sign-in/sign-in-state.ts'
import styles from './language-link.module.css'
import { useLanguage } from './use-site.ts'
import { usePlace } from '../moves/moves.ts'

/** To the same page in the other language: a document load. The server keeps the choice and takes it out of the address (spec 1). */
export function LanguageLink() {
  const t = useText()
  const other = otherLanguage[useLanguage()]
  const { pathname, search, mask } = usePlace()
  const query = mask ? '' : withoutSignInState(search)
  const choice = `${query === '' ? '?' : `${query}&`}${constants.languageCookie}=${other}`
  const path = plainPath(mask ? mask.pathname : pathname) + choice
  return (
    <a className={styles.link} href={localPath(path, other)} lang={other} hrefLang={other}>
      {t('shell.other-language')}
    </a>
  )
}
