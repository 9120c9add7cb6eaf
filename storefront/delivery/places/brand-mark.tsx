import styles from './place-card.module.css'

interface BrandMarkProps {
  readonly name: string
  /** A path on this host; empty: the first letters of the name stand for it. */
  readonly logo: string
}

/** A make's logo on its tile, decorative: the name stands beside it. */
export function BrandMark({ name, logo }: BrandMarkProps) {
  return (
    <span className={`${styles.mark} ${styles.logo}`} aria-hidden>
      {logo ? (
        <img src={logo} alt="" width={30} height={30} loading="lazy" />
      ) : (
        [...name].slice(0, 2).join('')
      )}
    </span>
  )
}
