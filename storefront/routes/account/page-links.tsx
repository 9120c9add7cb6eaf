import { ChevronLeft, ChevronRight } from 'lucide-react'
import { iconButtonClass } from '#ui/icon-button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { Say } from '../../i18n/say.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import styles from './page-links.module.css'

interface PageLinksProps {
  readonly meta: { readonly current_page: number; readonly last_page: number }
  /** Takes a page; returns its address without language prefix. */
  readonly to: (page: number) => string
}

/** To the newer and the older part of a list; nothing when it is one page. */
export function PageLinks({ meta: { current_page: now, last_page: last }, to }: PageLinksProps) {
  const t = useText()
  if (last <= 1) return null
  return (
    <nav className={styles.pages} aria-label={t('list.pages')}>
      {now > 1 && (
        <LocalLink to={to(now - 1)} className={iconButtonClass('sunken')} aria-label={t('list.newer')}>
          <Icon of={ChevronLeft} flip />
        </LocalLink>
      )}
      <span>
        <Say k="list.page" holes={{ page: <N>{now}</N>, last: <N>{last}</N> }} />
      </span>
      {now < last && (
        <LocalLink to={to(now + 1)} className={iconButtonClass('sunken')} aria-label={t('list.older')}>
          <Icon of={ChevronRight} flip />
        </LocalLink>
      )}
    </nav>
  )
}
