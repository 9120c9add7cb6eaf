import { CalendarCheck, ChevronRight } from 'lucide-react'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../i18n/use-text.ts'
import { LocalLink } from '../shell/local-link.tsx'
import styles from './book-card.module.css'

/** The way to a table, where a branch takes reservations (DESIGN 7). */
export function BookCard() {
  const t = useText()
  return (
    <LocalLink to="/reservations" className={styles.card}>
      <span className={styles.sign}>
        <Icon of={CalendarCheck} size="l" />
      </span>
      <b>{t('home.book')}</b>
      <Icon of={ChevronRight} size="s" flip />
    </LocalLink>
  )
}
