import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { Empty } from '#ui/empty.tsx'
import { useText } from '../i18n/use-text.ts'
import plate from '../pictures/dinein.webp'
import offline from '../pictures/offline.webp'
import styles from './error-page.module.css'
import { localPath } from '#domain/core/local-path.ts'
import { useLanguage } from '#web/use-language.ts'

/** What stands in place of a page that is not there (404) or failed. */
export function ErrorPage() {
  const error = useRouteError()
  const t = useText()
  const language = useLanguage()
  const { pathname } = useLocation()
  const home = localPath('/', language)
  const missing = isRouteErrorResponse(error) && error.status === 404
  const title = t(missing ? 'error.not-found' : 'error.failed')
  return (
    <>
      <title>{title}</title>
      <a className="skip" href="#content">
        {t('shell.skip')}
      </a>
      <header className={styles.head}>
        <a href={home}>{t('brand.name')}</a>
      </header>
      <main id="content" className={styles.page} tabIndex={-1}>
        <Empty
          page
          picture={missing ? plate : offline}
          title={title}
          text={t(missing ? 'error.not-found-hint' : 'error.failed-hint')}
        >
          {!missing && (
            <a className={buttonClass({ size: 'lg' })} href={pathname}>
              {t('error.retry')}
            </a>
          )}
          <a className={buttonClass({ kind: missing ? 'p' : 't', size: 'lg' })} href={home}>
            {t('error.home')}
          </a>
        </Empty>
      </main>
    </>
  )
}
