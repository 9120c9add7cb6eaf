import { MapPin, Phone } from 'lucide-react'
import type { BranchWire } from '#contract/menu.ts'
import type { OrderType } from '#domain/menu.ts'
import { buttonClass } from '#ui/button-class.ts'
import { iconButtonClass } from '#ui/icon-button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../i18n/use-text.ts'
import { LocalLink } from '../shell/local-link.tsx'
import styles from './branch-card.module.css'
import { BranchWords } from './branch-words.tsx'

interface BranchCardProps {
  readonly branch: BranchWire
  /** None when the branch takes no orders at all. */
  readonly type: OrderType | undefined
  readonly far: string | undefined
}

/** A branch with the ways to it: order, map, phone. */
export function BranchCard({ branch, type, far }: BranchCardProps) {
  const t = useText()
  const place = `https://www.google.com/maps/search/?api=1&query=${branch.latitude},${branch.longitude}`
  return (
    <article className={styles.card}>
      <BranchWords branch={branch} far={far} heading="h2" />
      <div className={styles.ways}>
        {type && (
          <LocalLink
            to={`/select-type/${type}/${branch.id}`}
            className={buttonClass({ kind: branch.open ? 'p' : 's', size: 'md' })}
            prefetch="none"
            aria-label={`${t('branch.order')}: ${branch.name}`}
          >
            {t('branch.order')}
          </LocalLink>
        )}
        <a
          className={iconButtonClass('sunken')}
          href={place}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${t('branch.map')}: ${branch.name}`}
        >
          <Icon of={MapPin} />
        </a>
        {branch.phone && (
          <a
            className={iconButtonClass('sunken')}
            href={`tel:${branch.phone}`}
            aria-label={`${t('branch.call')}: ${branch.name}`}
          >
            <Icon of={Phone} />
          </a>
        )}
      </div>
    </article>
  )
}
