import { isRouteErrorResponse, useRouteError } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { useText } from '../i18n/use-text.ts'
import { localPath } from '#domain/core/local-path.ts'
import { useLanguage } from '#web/use-language.ts'
import styles from './error-page.module.css'

/** What stands in place of a page that is not there or failed. */
export function ErrorPage() {
  const error = useRouteError()
  const t = useText()
  const language = useLanguage()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main className={styles.page}>
      <title>{t(missing ? 'error.not-found' : 'error.failed')}</title>
      <h1>{t(missing ? 'error.not-found' : 'error.failed')}</h1>
      <p>{t(missing ? 'error.not-found-hint' : 'error.failed-hint')}</p>
      <a className={buttonClass({})} href={localPath('/', language)}>
        {t('error.home')}
      </a>
    </main>
  )
}
