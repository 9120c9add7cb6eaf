import { X } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Note } from '#ui/note.tsx'
import { useCustomer } from '../../customers/use-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './cart-refusal.module.css'
import { useCart } from './use-cart.ts'

/** Why the last change of the cart was refused; the number on the card has gone back by itself (design 5). */
export function CartRefusal() {
  const t = useText()
  const { error, signInFirst, forgetError } = useCart()
  const { openSignIn } = useCustomer()
  if (!error) return null
  return (
    <div className={styles.refused}>
      <Note tone="err" alert>
        {error}
      </Note>
      {signInFirst ? (
        <Button kind="s" onClick={openSignIn}>
          {t('shell.sign-in')}
        </Button>
      ) : (
        <IconButton icon={X} label={t('shell.close')} ground="sunken" onClick={forgetError} />
      )}
    </div>
  )
}
