import { ArrowRight } from 'lucide-react'
import type { BranchWire } from '#contract/menu/menu.ts'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { pictureUrl, pictureWidths } from '../../shell/picture-url.ts'
import { useSite } from '../../shell/use-site.ts'
import styles from './hero.module.css'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Good morning or evening by the visitor's clock, in a box that is kept free until then (safety 24). */
function Greeting() {
  const t = useText()
  const hour = useSyncExternalStore(
    never,
    () => new Date().getHours(),
    () => undefined,
  )
  return (
    <p className={styles.greeting}>
      {hour !== undefined && t(hour >= 4 && hour < 12 ? 'home.morning' : 'home.evening')}
    </p>
  )
}

/** The head of the home page: greeting, the tenant's line, one way on, its picture. Closed: it says when it opens. */
export function Hero({ branch }: { readonly branch: BranchWire }) {
  const t = useText()
  const { hero } = useSite()
  return (
    <section className={styles.hero}>
      <Greeting />
      <h1>{hero.title}</h1>
      <p className={styles.line}>
        {branch.open ? hero.subtitle : t('menu.closed', { hours: branch.hours_note })}
      </p>
      <LocalLink to="/menu" className={styles.go}>
        {t(branch.open || !branch.schedule_allowed ? 'home.to-menu' : 'home.order-later')}
        <Icon of={ArrowRight} flip />
      </LocalLink>
      {hero.picture && (
        <img
          className={styles.picture}
          src={pictureUrl(hero.picture.id, 400)}
          srcSet={pictureWidths.hero
            .map((width) => `${pictureUrl(hero.picture?.id ?? '', width)} ${width}w`)
            .join(', ')}
          sizes="(min-width: 1024px) 300px, (min-width: 768px) 260px, 164px"
          alt=""
          width={400}
          height={400}
          fetchPriority="high"
        />
      )}
    </section>
  )
}
