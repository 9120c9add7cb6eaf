import styles from './price.module.css'

interface PriceProps {
  /** A decimal string, "38.00". */
  readonly amount: string
  readonly symbol: string
  /** English writes the symbol first, Arabic last (DESIGN 8). */
  readonly symbolFirst: boolean
  readonly size?: 's' | 'm' | 'l' | 'xl'
  readonly muted?: boolean
}

const looks = { s: styles.s, m: '', l: styles.l, xl: styles.xl } as const

/** An amount with its currency: two places, Western digits, isolated from the text around it. */
export function Price({ amount, symbol, symbolFirst, size = 'm', muted = false }: PriceProps) {
  const look = `${styles.price} ${looks[size]}${muted ? ` ${styles.muted}` : ''}`.trimEnd()
  if (symbolFirst)
    return (
      <bdi className={look}>
        <small>{symbol}</small>
        {` ${amount}`}
      </bdi>
    )
  return (
    <bdi className={look}>
      {`${amount} `}
      <small>{symbol}</small>
    </bdi>
  )
}
