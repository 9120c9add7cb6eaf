import { ThumbsDown, ThumbsUp } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { OrderRatingWire } from '#contract/ratings/rating.ts'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './thumb-rows.module.css'

export type Thumb = 'up' | 'down'

interface ThumbRowsProps {
  readonly items: OrderRatingWire['items']
  readonly thumbs: ReadonlyMap<string, Thumb>
  /** The same thumb again takes it back. */
  readonly onThumb: (itemId: string, thumb: Thumb | undefined) => void
}

/** The dishes of the order, each with a thumb up and one down. */
export function ThumbRows({ items, thumbs, onThumb }: ThumbRowsProps) {
  const t = useText()
  return (
    <section className={styles.section} aria-labelledby="rating-items">
      <h3 id="rating-items" className={styles.title}>
        {t('rating.items')} <span>{t('rating.items-hint')}</span>
      </h3>
      <ul className={styles.rows}>
        {items.map(({ item_id, name }) => {
          const chosen = thumbs.get(item_id)
          const toggle = (thumb: Thumb) => onThumb(item_id, chosen === thumb ? undefined : thumb)
          return (
            <li key={item_id} className={styles.row}>
              <bdi className={styles.name}>{name}</bdi>
              <ThumbButton
                icon={ThumbsUp}
                label={t('rating.liked', { name })}
                on={chosen === 'up'}
                onClick={() => toggle('up')}
              />
              <ThumbButton
                icon={ThumbsDown}
                label={t('rating.disliked', { name })}
                on={chosen === 'down'}
                onClick={() => toggle('down')}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface ThumbButtonProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly on: boolean
  readonly onClick: () => void
}

function ThumbButton({ icon, label, on, onClick }: ThumbButtonProps) {
  return (
    <button type="button" className={styles.thumb} aria-label={label} aria-pressed={on} onClick={onClick}>
      <Icon of={icon} />
    </button>
  )
}
