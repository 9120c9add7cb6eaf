import { useEffect } from 'react'
import { constants } from '#domain/core/limits.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Empty } from '#ui/empty.tsx'
import { sessionStore } from '#web/browser-stores.ts'
import { useText } from '../../i18n/use-text.ts'
import { useFailedText } from '../../i18n/use-failed-text.ts'
import plate from '../../pictures/dinein.webp'
import offline from '../../pictures/offline.webp'
import { localPath, plainPath } from '#domain/core/local-path.ts'
import { withoutSignInState } from '../../customers/sign-in/sign-in-state.ts'
import styles from './failed-page.module.css'
import { useLanguage } from '../use-site.ts'
import { usePlace } from '../../moves/moves.ts'

const leftKey = 'left-error-page'

interface FailedPageProps {
  /** It is not there: what is, by the code that says so. */
  readonly missing?: { readonly code: string | undefined } | undefined
}

/** What stands in place of a page that is not there (404) or failed. A failed page leads home, once (spec 2, 8). */
export function FailedPage({ missing }: FailedPageProps) {
  const t = useText()
  const { pathname, search } = usePlace()
  const failed = useFailedText()
  const late = missing?.code === undefined ? undefined : titles[missing.code]
  const title = late ? t(late) : failed(titleOf(missing))
  const home = localPath('/', useLanguage())
  useLeaveForHome(missing ? undefined : home, plainPath(pathname))
  return (
    <main id="content" className={styles.page}>
      <title>{title}</title>
      <Empty
        page
        picture={missing ? plate : offline}
        title={title}
        text={failed(missing ? 'error.not-found-hint' : 'error.failed-hint')}
      >
        {!missing && (
          <a className={buttonClass({ kind: 's', size: 'lg' })} href={pathname + withoutSignInState(search)}>
            {t('error.retry')}
          </a>
        )}
        <a className={buttonClass({ kind: missing ? 'p' : 't', size: 'lg' })} href={home}>
          {failed('error.home')}
        </a>
      </Empty>
    </main>
  )
}

/** What is not there, by the code that says so (spec 8). */
const titles: Readonly<Record<string, 'order.unavailable' | 'menu.empty'>> = {
  'menu-unavailable': 'menu.empty',
  'order-unavailable': 'order.unavailable',
}

function titleOf(missing: FailedPageProps['missing']) {
  if (!missing) return 'error.failed'
  return missing.code === 'item-not-found' ? 'item.not-found' : 'error.not-found'
}

/** Goes home from a failed page, but never in a loop: not from home itself, and once per tab and minute. */
function useLeaveForHome(home: string | undefined, from: string): void {
  useEffect(() => {
    if (!home || from === '/') return
    const last = Number(sessionStore.getItem(leftKey))
    if (last && Date.now() - last < constants.reloadThrottleMs) return
    // a browser that keeps nothing cannot count, so it stays here
    if (sessionStore.setItem(leftKey, String(Date.now()))) window.location.replace(home)
  }, [home, from])
}
