import { useSyncExternalStore } from 'react'
import type { CartWire } from '#contract/ordering/cart.ts'
import { Note } from '#ui/note.tsx'
import { Card } from '../../customers/account/card.tsx'
import { useCart } from '../../ordering/cart/use-cart.ts'
import { useText } from '../../i18n/use-text.ts'
import { CodeField } from './code-field.tsx'
import { forgetOfferCode, readOfferCode } from './offer-code.ts'
import { useTakeOut } from './use-take-out.ts'
import { UsedCoupon } from './used-coupon.tsx'

/** What an offer's link left does not change while the card is shown. */
const never = () => () => {}

/** The coupon of this order: a field for its code, or what stands in the bill and how to take it out. Spec 5, 8. */
export function CouponCard({ cart }: { readonly cart: CartWire }) {
  const t = useText()
  const { changeDraft } = useCart()
  const { coupon, bill } = cart
  const { takeOut, refused } = useTakeOut()
  const offered = useSyncExternalStore(never, readOfferCode, () => '')
  return (
    <Card title={t('coupon.title')}>
      {refused && (
        <Note tone="err" alert>
          {refused}
        </Note>
      )}
      {coupon?.problem && <Note tone="warn">{coupon.problem}</Note>}
      {coupon && (
        <UsedCoupon
          name={coupon.name || coupon.code}
          off={bill.coupon}
          onTakeOut={coupon.code === '' ? undefined : takeOut}
        />
      )}
      {(!coupon || coupon.code === '' || coupon.problem) && (
        <CodeField
          words={{ code: t('coupon.code'), apply: t('coupon.apply'), failed: t('checkout.failed') }}
          offered={offered}
          onApply={async (code) => {
            await changeDraft({ coupon: code })
            forgetOfferCode()
          }}
        />
      )}
    </Card>
  )
}
