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

/** An amount with its currency: two places, Western digits, isolated from the text around it. */
export function Price({ amount, symbol, symbolFirst, size = 'm', muted = false }: PriceProps) {
  const sign = <small>{symbol}</small>
  return (
    <bdi className={[styles.price, styles[size], muted && styles.muted].filter(Boolean).join(' ')}>
      {symbolFirst && <>{sign} </>}
      {amount}
      {!symbolFirst && <> {sign}</>}
    </bdi>
  )
}
