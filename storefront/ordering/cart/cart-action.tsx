import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { Money } from '../../shell/money.tsx'
import styles from './cart-action.module.css'
import { useCart } from './use-cart.ts'

/** What blocks the order until a time or another way to pay is chosen, which is done at checkout. */
const chosenAtCheckout: ReadonlySet<string> = new Set(['slot-incorrect', 'slot-invalid', 'card-minimum'])

/** On to checkout, with the sum in the button; or why it cannot be ordered now. Nothing while the cart is empty. */
export function CartAction() {
  const t = useText()
  const { cart, count } = useCart()
  const leave = useLeaveWhenSaved()
  if (count === 0 || !cart) return null
  const look = { size: 'lg', wide: true, spread: true } as const
  const inside = (
    <>
      <span key={count} className={styles.count}>
        {count}
      </span>
      <span className={styles.label}>{t('cart.checkout')}</span>
      <Money amount={cart.bill.to_pay} />
    </>
  )
  return (
    <div className={styles.action}>
      {cart.blocked && <Note tone="warn">{cart.blocked.message}</Note>}
      {cart.blocked && !chosenAtCheckout.has(cart.blocked.code) ? (
        <Button {...look} disabled>
          {inside}
        </Button>
      ) : (
        <LocalLink to="/checkout" className={buttonClass(look)} onClick={leave}>
          {inside}
        </LocalLink>
      )}
    </div>
  )
}

/** A tap on checkout while a change is on its way waits for the server's answer: nothing is lost by leaving early. */
function useLeaveWhenSaved() {
  const { pending, error } = useCart()
  const wanted = useRef<string>(undefined)
  const saved = pending.size === 0
  useEffect(() => {
    if (!wanted.current || !saved) return
    const to = wanted.current
    wanted.current = undefined
    if (!error) window.location.assign(to)
  }, [saved, error])
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (saved) return
    event.preventDefault()
    wanted.current = event.currentTarget.href
  }
}
