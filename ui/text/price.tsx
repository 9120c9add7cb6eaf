import { N } from './n.tsx'
import styles from './price.module.css'

interface PriceProps {
  /** A decimal string, "38.00"; a sign may stand in front, "−7.00". A hyphen is shown as the minus that it means. */
  readonly amount: string
  readonly symbol: string
  /** English writes the symbol first, Arabic last (design 8). */
  readonly symbolFirst: boolean
  readonly size?: 's' | 'm' | 'l' | 'xl'
  readonly muted?: boolean
}

const looks = { s: styles.s, m: '', l: styles.l, xl: styles.xl } as const

/** An amount with its currency: two places, Western digits, isolated from the text around it. */
export function Price({ amount: given, symbol, symbolFirst, size = 'm', muted = false }: PriceProps) {
  const amount = given.replace(/^-/, '−')
  const look = `${styles.price} ${looks[size]}${muted ? ` ${styles.muted}` : ''}`.trimEnd()
  if (symbolFirst)
    return (
      <bdi className={look}>
        <small>{symbol}</small>
        {` ${amount}`}
      </bdi>
    )
  if (isSigned(amount))
    return (
      <bdi className={look}>
        <N>{amount}</N> <small>{symbol}</small>
      </bdi>
    )
  return (
    <bdi className={look}>
      {`${amount} `}
      <small>{symbol}</small>
    </bdi>
  )
}

// beside an Arabic word a sign alone would wander to the other side of its number
function isSigned(amount: string): boolean {
  return amount.startsWith('−') || amount.startsWith('+')
}
