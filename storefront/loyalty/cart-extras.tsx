import { Bookmark, Coins, Users } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { CartWire } from '#contract/ordering/cart.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { useCart } from '../ordering/cart/use-cart.ts'
import { useCustomer } from '../customers/use-customer.ts'
import { Say } from '../i18n/say.tsx'
import { useLaterTexts } from '../i18n/use-later-texts.ts'
import { useText } from '../i18n/use-text.ts'
import { LocalLink } from '../shell/local-link.tsx'
import { Money } from '../shell/money.tsx'
import styles from './cart-extras.module.css'

const KeepUsualDialog = lazy(() => import('./keep-usual-dialog.tsx'))
const StartGroupDialog = lazy(() => import('../ordering/group/start-group-dialog.tsx'))

/** Below the cart's lines: what it earns once it is handed over, keeping it as a usual order, and ordering it together. */
export function CartExtras({ cart }: { readonly cart: CartWire }) {
  const texts = useLaterTexts()
  const t = useText()
  const { customer, known } = useCustomer()
  const { lines } = useCart()
  const [open, setOpen] = useState<'usual' | 'group'>()
  if (texts !== 'here' || cart.session_id) return null
  const close = () => setOpen(undefined)
  return (
    <div className={styles.extras}>
      <Earns earns={cart.earns} guest={known && !customer} />
      <div className={styles.acts}>
        {customer && (
          <Button kind="t" size="sm" aria-haspopup="dialog" onClick={() => setOpen('usual')}>
            <Icon of={Bookmark} size="s" />
            {t('usual.keep')}
          </Button>
        )}
        {cart.group_id ? (
          <LocalLink to={`/group/${cart.group_id}`} className={buttonClass({ kind: 't', size: 'sm' })}>
            <Icon of={Users} size="s" />
            {t('group.title')}
          </LocalLink>
        ) : (
          <Button kind="t" size="sm" aria-haspopup="dialog" onClick={() => setOpen('group')}>
            <Icon of={Users} size="s" />
            {t('group.start')}
          </Button>
        )}
      </div>
      <Suspense>
        {open === 'usual' && (
          <KeepUsualDialog
            source={{ cart_id: cart.cart_id }}
            items={lines.map(({ name }) => name)}
            onClose={close}
          />
        )}
        {open === 'group' && <StartGroupDialog cartId={cart.cart_id} onClose={close} />}
      </Suspense>
    </div>
  )
}

function Earns({ earns, guest }: Pick<CartWire, 'earns'> & { readonly guest: boolean }) {
  const t = useText()
  const { openSignIn } = useCustomer()
  if (!earns) return null
  return (
    <div className={styles.earn}>
      <Icon of={Coins} />
      <div>
        <p>
          {earns.points > 0 && (
            <Say k="earn.points" count={earns.points} holes={{ count: <N>{earns.points}</N> }} />
          )}
          {earns.points > 0 && Number(earns.cashback) > 0 && ' · '}
          {Number(earns.cashback) > 0 && (
            <Say k="earn.cashback" holes={{ amount: <Money amount={earns.cashback} size="s" /> }} />
          )}
        </p>
        {guest && (
          <span className={styles.enter}>
            <Button kind="t" size="sm" aria-haspopup="dialog" onClick={openSignIn}>
              {t('earn.account')}
            </Button>
          </span>
        )}
      </div>
    </div>
  )
}
