import { useText } from '../i18n/use-text.ts'
import styles from './no-access.module.css'

/** For members whose role or branches have no room here. */
export function NoAccess({ why }: { readonly why: 'room' | 'branch' }) {
  const t = useText()
  return (
    <main id="content" className={styles.page}>
      <title>{t(`shell.no-${why}`)}</title>
      <h1>{t(`shell.no-${why}`)}</h1>
      <p>{t(`shell.no-${why}-hint`)}</p>
    </main>
  )
}
