import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { localPath } from '#domain/core/local-path.ts'
import { useLanguage } from '#web/use-language.ts'
import { useText } from '../i18n/use-text.ts'
import styles from './error-page.module.css'

/** What stands in place of a room that is not there or did not come: the navigation stays, one press asks again. */
export function PageFailed() {
  const error = useRouteError()
  const t = useText()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const missing = isRouteErrorResponse(error) && error.status === 404
  const title = t(missing ? 'error.not-found' : 'error.failed')
  return (
    <main id="content" className={styles.page}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p role="alert">{t(missing ? 'error.not-found-hint' : 'error.failed-hint')}</p>
      {missing ? (
        <Link className={buttonClass({})} to={localPath('/', language)}>
          {t('error.home')}
        </Link>
      ) : (
        <Link className={buttonClass({})} to={pathname + search} replace>
          {t('error.retry')}
        </Link>
      )}
    </main>
  )
}
