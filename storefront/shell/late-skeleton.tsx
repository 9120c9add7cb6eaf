import { constants } from '#domain/core/limits.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './late-skeleton.module.css'

const wait = { animationDelay: `${constants.minimumLoadingMs}ms` }

/**
 * Boxes that will be filled. They keep their place and are seen only when the wait is longer than 200 ms (spec 9,
 * design 5): by the styles, since what waits may be the page's own scripts.
 */
export function LateSkeleton({ heights }: { readonly heights: readonly string[] }) {
  const t = useText()
  return (
    <div className={styles.boxes} aria-busy="true">
      <span className="vh">{t('shell.loading')}</span>
      <div className={styles.late} style={wait}>
        {heights.map((height, i) => (
          <Skeleton key={i} height={height} radius="var(--r-card)" />
        ))}
      </div>
    </div>
  )
}
