import { MapPin, Phone } from 'lucide-react'
import type { BranchWire } from '#contract/menu/menu.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import { buttonClass } from '#ui/button-class.ts'
import { iconButtonClass } from '#ui/icon-button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { useChoiceText } from '../i18n/use-choice-text.ts'
import { useText } from '../i18n/use-text.ts'
import { ShareButton } from '../shell/share/share-button.tsx'
import { LocalLink } from '../shell/local-link.tsx'
import styles from './branch-card.module.css'
import { BranchWords } from './branch-words.tsx'
import { saveScheduledIntent } from './scheduled-intent.ts'

interface BranchCardProps {
  readonly branch: BranchWire
  /** The way that was chosen; none = any that the branch offers. */
  readonly type: OrderType | undefined
  /** The order is for later. */
  readonly later?: boolean
  readonly far: string | undefined
}

/** A branch with the ways to it: order, map, phone, its link. */
export function BranchCard({ branch, type, later = false, far }: BranchCardProps) {
  const say = useChoiceText()
  const place = `https://www.google.com/maps/search/?api=1&query=${branch.latitude},${branch.longitude}`
  const first = type ?? branch.types[0]
  return (
    <article className={styles.card}>
      <BranchWords branch={branch} far={far} heading="h2" />
      {!type && branch.types.length > 1 && <OtherWays branch={branch} />}
      <div className={styles.ways}>
        {first && (
          <LocalLink
            to={`/select-type/${first}/${branch.id}`}
            className={buttonClass({ kind: branch.open || later ? 'p' : 's', size: 'md' })}
            prefetch="none"
            aria-label={`${say('branch.order')}: ${branch.name}`}
            onClick={() => saveScheduledIntent(later)}
          >
            {say('branch.order')}
          </LocalLink>
        )}
        <a
          className={iconButtonClass('sunken')}
          href={place}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${say('branch.map')}: ${branch.name}`}
        >
          <Icon of={MapPin} />
        </a>
        {branch.phone && (
          <a
            className={iconButtonClass('sunken')}
            href={`tel:${branch.phone}`}
            aria-label={`${say('branch.call')}: ${branch.name}`}
          >
            <Icon of={Phone} />
          </a>
        )}
        <BranchShare branch={branch} type={first} />
      </div>
    </article>
  )
}

/** What else the branch offers, each a tap away. */
function OtherWays({ branch }: { readonly branch: BranchWire }) {
  const t = useText()
  const say = useChoiceText()
  return (
    <nav className={styles.types} aria-label={say('choice.ways', { branch: branch.name })}>
      {branch.types.map((type) => (
        <LocalLink key={type} to={`/select-type/${type}/${branch.id}`} prefetch="none">
          {t(`type.short.${type}`)}
        </LocalLink>
      ))}
    </nav>
  )
}

function BranchShare({
  branch,
  type,
}: {
  readonly branch: BranchWire
  readonly type: OrderType | undefined
}) {
  const t = useChoiceText()
  const path = type ? `/select-type/${type}/${branch.id}` : `/menu/e/branch/${branch.id}`
  return <ShareButton path={path} title={branch.name} label={t('share.branch', { branch: branch.name })} />
}
