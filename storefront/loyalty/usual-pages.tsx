import { buttonClass } from '#ui/button-class.ts'
import { N } from '#ui/text/n.tsx'
import { useText } from '../i18n/use-text.ts'
import { LocalLink } from '../shell/local-link.tsx'
import styles from './usual.module.css'

/** Takes a page of the list; returns its own path. Spec 2. */
export const usualsPath = (page: number) => (page === 1 ? '/order-as-usual' : `/order-as-usual/${page}`)

/** The way between pages of the list; nothing where there is one alone. */
export function UsualPages({
  meta,
}: {
  readonly meta: { readonly current_page: number; readonly last_page: number }
}) {
  const t = useText()
  const { current_page: page, last_page: last } = meta
  if (last <= 1) return null
  return (
    <nav className={styles.pages} aria-label={t('usual.pages')}>
      {page > 1 && (
        <LocalLink to={usualsPath(page - 1)} className={buttonClass({ kind: 's' })}>
          {t('usual.newer')}
        </LocalLink>
      )}
      <N>{`${page} / ${last}`}</N>
      {page < last && (
        <LocalLink to={usualsPath(page + 1)} className={buttonClass({ kind: 's' })}>
          {t('usual.older')}
        </LocalLink>
      )}
    </nav>
  )
}
