import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { localPath, plainPath } from './local-path.ts'
import styles from './error-page.module.css'

const leftKey = 'left-error-page'

/** What stands in place of a page that is not there (404) or failed. A failed page leads home, once (spec 2). */
export function ErrorPage() {
  const error = useRouteError()
  const t = useText()
  const { pathname } = useLocation()
  const language = pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'ar'
  const missing = isRouteErrorResponse(error) && error.status === 404
  useLeaveForHome(missing ? undefined : localPath('/', language), plainPath(pathname))
  return (
    <main className={styles.page}>
      <title>{t(missing ? 'error.not-found' : 'error.failed')}</title>
      <h1>{t(missing ? 'error.not-found' : 'error.failed')}</h1>
      <p>{t(missing ? 'error.not-found-hint' : 'error.failed-hint')}</p>
      <a className={styles.home} href={localPath('/', language)}>
        {t('error.home')}
      </a>
    </main>
  )
}

/** Goes home from a failed page, but never in a loop: not from home itself, and once per tab and minute. */
function useLeaveForHome(home: string | undefined, from: string): void {
  useEffect(() => {
    if (!home || from === '/') return
    const last = Number(sessionStorage.getItem(leftKey))
    if (last && Date.now() - last < 60_000) return
    sessionStorage.setItem(leftKey, String(Date.now()))
    window.location.replace(home)
  }, [home, from])
}
