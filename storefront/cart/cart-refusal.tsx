import { X } from 'lucide-react'
import { IconButton } from '#ui/icon-button.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './cart-refusal.module.css'
import { useCart } from './use-cart.tsx'

/** Why the last change of the cart was refused; the number on the card has gone back by itself (DESIGN 5). */
export function CartRefusal() {
  const t = useText()
  const { error, forgetError } = useCart()
  if (!error) return null
  return (
    <div className={styles.refused}>
      <Note tone="err" alert>
        {error}
      </Note>
      <IconButton icon={X} label={t('shell.close')} ground="sunken" onClick={forgetError} />
    </div>
  )
}
