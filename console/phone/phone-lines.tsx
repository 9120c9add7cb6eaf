import { Minus, Plus } from 'lucide-react'
import { IconButton } from '#ui/icon-button.tsx'
import { N } from '#ui/n.tsx'
import { useText } from '../i18n/use-text.ts'
import page from '../shell/page.module.css'
import type { PhoneDish } from './phone-room.tsx'

/** A dish and how many of it. */
export interface PhoneLine {
  readonly dish: PhoneDish
  readonly quantity: number
}

interface PhoneLinesProps {
  readonly lines: readonly PhoneLine[]
  readonly onCount: (dish: PhoneDish, by: number) => void
}

/** What the caller wants so far. */
export function PhoneLines({ lines, onCount }: PhoneLinesProps) {
  const t = useText()
  if (lines.length === 0) return <p className={page.small}>{t('phone.empty')}</p>
  return (
    <ul className={page.lines}>
      {lines.map(({ dish, quantity }) => (
        <li key={dish.id}>
          <bdi className={page.grow}>{dish.name}</bdi>
          <IconButton
            icon={Minus}
            label={t('phone.less', { name: dish.name })}
            ground="sunken"
            onClick={() => onCount(dish, -1)}
          />
          <N>{quantity}</N>
          <IconButton
            icon={Plus}
            label={t('phone.more', { name: dish.name })}
            ground="sunken"
            onClick={() => onCount(dish, 1)}
          />
        </li>
      ))}
    </ul>
  )
}
