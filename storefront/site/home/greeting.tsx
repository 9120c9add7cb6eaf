import { useSyncExternalStore } from 'react'
import { useText } from '../../i18n/use-text.ts'
import styles from './greeting.module.css'

const never = () => () => undefined

/** Good morning or evening by the visitor's clock, in a box that is kept free until then (safety 24). */
export function Greeting() {
  const t = useText()
  const hour = useSyncExternalStore(
    never,
    () => new Date().getHours(),
    () => undefined,
  )
  return (
    <p className={styles.greeting}>
      {hour !== undefined && t(hour >= 4 && hour < 12 ? 'home.morning' : 'home.evening')}
    </p>
  )
}
