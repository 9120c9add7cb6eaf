import styles from './icon-button.module.css'

/** Takes where a round 44 px button stands; returns its class: plain, floating over a picture, or sunken. */
export function iconButtonClass(ground: 'plain' | 'float' | 'sunken' = 'plain'): string {
  return `${styles.button} ${styles[ground]}`
}
