import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { iconButtonClass } from '#ui/icon-button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { useWaitingText } from '../i18n/use-waiting-text.ts'
import { LanguageLink } from '../shell/language-link.tsx'
import { LocalLink } from '../shell/local-link.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { groundStyle, type WaitingLook } from './page-style.ts'
import styles from './waiting-frame.module.css'

interface WaitingFrameProps {
  readonly look: WaitingLook
  /** Where back leads, without language prefix. */
  readonly back: `/${string}`
  readonly title?: string
  readonly end?: ReactNode
  readonly wide?: boolean
  /** Somebody's own page: not for search engines. */
  readonly hidden?: boolean
  readonly children: ReactNode
}

/** The ground of all pages of the waiting list, as the tenant set it. */
export function WaitingFrame({ look, back, title, end, wide, hidden, children }: WaitingFrameProps) {
  const t = useWaitingText()
  return (
    <div className={styles.ground} style={groundStyle(look)}>
      <PageHead title={title ?? look.title} hidden={hidden ?? false} />
      <header className={styles.bar}>
        <LocalLink to={back} className={iconButtonClass()} aria-label={t('waiting.back')}>
          <Icon of={ChevronLeft} size="l" flip />
        </LocalLink>
        <h1>{title ?? look.title}</h1>
        {end ?? <LanguageLink />}
      </header>
      <main id="content" className={styles.page} data-wide={wide || undefined}>
        {children}
      </main>
    </div>
  )
}
