import { useEffect, useRef } from 'react'
import { LiveFields } from '#web/live-fields.tsx'
import { CartNotes } from '../../ordering/cart/cart-notes.tsx'
import { AddressCard } from './address-card.tsx'
import { CheckoutSummary, type CheckoutSummaryProps } from './checkout-summary.tsx'
import { CouponCard } from '../../loyalty/coupon/coupon-card.tsx'
import { ContactCard } from './contact-card.tsx'
import { PayCard } from './pay-card.tsx'
import { PlaceCards } from './place-cards.tsx'
import { TimeCard } from './time-card.tsx'
import { TroubleNote } from './trouble-note.tsx'
import { useCheckout } from './use-checkout.ts'
import { VehicleCard } from './vehicle-card.tsx'
import styles from './checkout-form.module.css'

/** The form of checkout: one column with the pay button at the bottom; from 1200 px on two, the summary sticky. */
export function CheckoutForm({ cart, branch, pages }: Omit<CheckoutSummaryProps, 'checkout'>) {
  const checkout = useCheckout(cart.cart_id)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (checkout.alertCount === 0) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const note = form.current?.querySelector<HTMLElement>('[data-trouble]')
    ;(field ?? note)?.focus()
  }, [checkout.alertCount])
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        checkout.pay(cart, form.current?.querySelector('[data-missing]')?.textContent)
      }}
    >
      <LiveFields>
        <div className={styles.layout}>
          <div className={styles.column}>
            <CartNotes
              goneIsSaid={checkout.trouble?.kind === 'refused' && checkout.trouble.names.length > 0}
            />
            <TroubleNote trouble={checkout.trouble} />
            <PlaceCards cart={cart} branch={branch} />
            {cart.type === 'delivery' && <AddressCard cart={cart} />}
            {cart.type === 'car' && <VehicleCard cart={cart} />}
            <TimeCard cart={cart} />
            <ContactCard checkout={checkout} notes={cart.notes_allowed} />
            <CouponCard cart={cart} />
            <PayCard cart={cart} />
          </div>
          <CheckoutSummary cart={cart} branch={branch} checkout={checkout} pages={pages} />
        </div>
      </LiveFields>
    </form>
  )
}
