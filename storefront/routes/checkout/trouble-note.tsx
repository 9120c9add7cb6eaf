import { Button } from '#ui/button.tsx'
import { N } from '#ui/text/n.tsx'
import { Note } from '#ui/note.tsx'
import { useCart } from '../../ordering/cart/use-cart.ts'
import { useTakeOut } from '../../loyalty/coupon/use-take-out.ts'
import { useCustomer } from '../../customers/use-customer.ts'
import { Say } from '../../i18n/say.tsx'
import { useText } from '../../i18n/use-text.ts'
import { Money } from '../../shell/money.tsx'
import styles from './trouble-note.module.css'
import type { Trouble } from './use-checkout.ts'
import type { Changed } from './what-changed.ts'

/** Why nothing was ordered yet, at the top of the page; it can take the focus. */
export function TroubleNote({ trouble }: { readonly trouble: Trouble | undefined }) {
  const t = useText()
  const { customer, openSignIn } = useCustomer()
  const { cart } = useCart()
  const { takeOut, refused } = useTakeOut()
  if (!trouble) return null
  const asks = trouble.kind === 'changed'
  const wayOn = trouble.kind === 'refused' ? trouble.wayOn : undefined
  // who has signed in since, or goes without the coupon, may try again
  if (wayOn === 'sign-in' && customer) return null
  if (wayOn === 'no-coupon' && !cart?.coupon?.code) return null
  return (
    <div className={styles.trouble} tabIndex={-1} data-trouble>
      <Note tone={asks ? (isSooner(trouble.changed) ? 'ok' : 'warn') : 'err'} alert>
        <TroubleWords trouble={trouble} />
        {refused && <p>{refused}</p>}
        {wayOn && (
          <p className={styles.act}>
            <Button kind="s" onClick={wayOn === 'sign-in' ? openSignIn : takeOut}>
              {t(wayOn === 'sign-in' ? 'shell.sign-in' : 'coupon.remove')}
            </Button>
          </p>
        )}
      </Note>
    </div>
  )
}

const isSooner = (changed: Changed): boolean => changed.kind === 'promise' && changed.sooner

function TroubleWords({ trouble }: { trouble: Trouble }) {
  const t = useText()
  if (trouble.kind === 'fields') return t('form.fill-all')
  if (trouble.kind === 'unreachable') return t('checkout.failed')
  if (trouble.kind === 'refused') {
    const names = trouble.names.map((name) => t('cart.quoted', { name })).join(t('cart.and'))
    return names ? `${trouble.message}: ${names}` : trouble.message
  }
  const { kind, old, new: now } = trouble.changed
  if (kind === 'promise')
    return (
      <Say
        k={isSooner(trouble.changed) ? 'checkout.promise-sooner' : 'checkout.promise-changed'}
        count={Number(now)}
        holes={{ old: <N>{old}</N>, new: <N>{now}</N> }}
      />
    )
  return (
    <Say
      k="checkout.price-changed"
      holes={{ old: <Money amount={old} size="s" />, new: <Money amount={now} size="s" /> }}
    />
  )
}
