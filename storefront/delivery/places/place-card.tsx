import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './place-card.module.css'

interface PlaceCardProps {
  /** What the card's buttons say that they are about. */
  readonly name: string
  readonly kind: 'address' | 'vehicle'
  readonly mark: ReactNode
  readonly title: ReactNode
  readonly isDefault: boolean
  readonly making: boolean
  readonly onEdit: () => void
  readonly onDelete: () => void
  readonly onMakeDefault: () => void
  readonly children: ReactNode
}

/** One address or vehicle of the account, and what can be done with it. */
export function PlaceCard(props: PlaceCardProps) {
  const { name, kind, mark, title, isDefault, making, onEdit, onDelete, onMakeDefault, children } = props
  const t = useText()
  return (
    <li className={styles.card} data-default={isDefault || undefined}>
      <div className={styles.top}>
        {mark}
        <div className={styles.words}>
          <h2 className={styles.title}>
            {title}
            {isDefault && <Badge tone="ok">{t(`${kind}.default`)}</Badge>}
          </h2>
          {children}
        </div>
      </div>
      <div className={styles.actions}>
        {isDefault ? (
          <span />
        ) : (
          <Button kind="t" size="sm" state={making ? 'busy' : 'idle'} onClick={onMakeDefault}>
            {t(`${kind}.make-default`)}
          </Button>
        )}
        <span className={styles.icons}>
          <IconButton icon={Pencil} label={t(`${kind}.edit-of`, { name })} onClick={onEdit} />
          <IconButton icon={Trash2} label={t(`${kind}.delete-of`, { name })} onClick={onDelete} />
        </span>
      </div>
    </li>
  )
}
