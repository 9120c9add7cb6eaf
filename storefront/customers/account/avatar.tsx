import { UserRound } from 'lucide-react'
import type { CustomerWire } from '#contract/customers/customer.ts'
import { Icon } from '#ui/icon.tsx'
import { pictureUrl } from '../../shell/picture-url.ts'
import styles from './avatar.module.css'

interface AvatarProps {
  readonly customer: Pick<CustomerWire, 'avatar' | 'name'>
  /** A picture that is chosen but not kept yet. */
  readonly preview?: string
  readonly size?: 'm' | 'l'
}

const px = { m: 56, l: 96 } as const

/** The customer's picture; without one the first letter of the name. */
export function Avatar({ customer: { avatar, name }, preview, size = 'm' }: AvatarProps) {
  const source = preview ?? (avatar ? pictureUrl(avatar.id, size === 'm' ? 112 : 240) : undefined)
  const [first] = [...name.trim()]
  return (
    <span className={`${styles.avatar} ${styles[size]}`} aria-hidden>
      {source ? (
        <img src={source} alt="" width={px[size]} height={px[size]} />
      ) : (
        (first ?? <Icon of={UserRound} size="l" />)
      )}
    </span>
  )
}
