import styles from './button.module.css'

export interface ButtonLook {
  /** p: the one primary of a view; s: soft; q: quiet, outlined; t: text alone. */
  readonly kind?: 'p' | 's' | 'q' | 't'
  readonly size?: 'sm' | 'md' | 'lg'
  readonly wide?: boolean
  /** Label at the start, result at the end. */
  readonly spread?: boolean
}

/** Takes how a button should look; returns its class, for buttons and for links that look like one. */
export function buttonClass({ kind = 'p', size = 'md', wide = false, spread = false }: ButtonLook): string {
  const names = [styles.button, styles[kind], styles[size], wide && styles.wide, spread && styles.spread]
  return names.filter(Boolean).join(' ')
}
