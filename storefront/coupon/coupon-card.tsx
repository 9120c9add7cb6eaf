import { TicketPercent, X } from 'lucide-react'
import { useState } from 'react'
import { CallError } from '#contract/client.ts'
import type { CartWire } from '#contract/cart.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { N } from '#ui/n.tsx'
import { Note } from '#ui/note.tsx'
import { useCart } from '../cart/use-cart.tsx'
import { useText } from '../i18n/use-text.ts'
import { Card } from '../account/card.tsx'
import styles from './coupon-card.module.css'

/** The coupon of this order: a field for its code, or what stands in the bill and how to take it out. Spec 5, 8. */
export function CouponCard({ cart }: { readonly cart: CartWire }) {
  const t = useText()
  const { coupon, bill } = cart
  return (
    <Card title={t('coupon.title')}>
      {coupon?.problem && <Note tone="warn">{coupon.problem}</Note>}
      {coupon && !coupon.problem && (
        <p className={styles.used}>
          <Icon of={TicketPercent} />
          <span className={styles.words}>
            <b>
              <bdi>{coupon.name || coupon.code}</bdi>
            </b>
            {bill.coupon !== '0.00' && <N>−{bill.coupon}</N>}
          </span>
          {coupon.code && <TakeOut />}
        </p>
      )}
      {(!coupon || coupon.code === '' || coupon.problem) && <CodeField />}
    </Card>
  )
}

function TakeOut() {
  const t = useText()
  const { changeDraft } = useCart()
  return (
    <IconButton
      icon={X}
      label={t('coupon.remove')}
      onClick={() => void changeDraft({ coupon: null }).catch(() => {})}
    />
  )
}

/** Enter applies the code; it must not place the order. */
function CodeField() {
  const t = useText()
  const { changeDraft } = useCart()
  const [code, setCode] = useState('')
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false })
  const apply = () => {
    if (code.trim() === '' || state.busy) return
    setState({ busy: true })
    changeDraft({ coupon: code }).then(
      () => setCode(''),
      (error: unknown) =>
        setState({ busy: false, error: error instanceof CallError ? error.message : t('checkout.failed') }),
    )
  }
  return (
    <div className={styles.row}>
      <Field
        label={t('coupon.code')}
        value={code}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        error={state.error}
        onChange={(event) => {
          setCode(event.currentTarget.value)
          setState({ busy: false })
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
      <Button kind="s" state={state.busy ? 'busy' : 'idle'} disabled={code.trim() === ''} onClick={apply}>
        {t('coupon.apply')}
      </Button>
    </div>
  )
}
