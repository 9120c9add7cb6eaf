import { lazy, Suspense, useEffect } from 'react'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import basket from '../../pictures/basket.webp'
import offline from '../../pictures/offline.webp'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { useSite } from '../../shell/use-site.ts'
import styles from './cart-body.module.css'
import { CartLine } from './line/cart-line.tsx'
import { CartNotes } from './cart-notes.tsx'
import { CartRefusal } from './cart-refusal.tsx'
import { useCart } from './use-cart.ts'

// it waits for texts that come later anyway, and an empty cart has none
const CartExtras = lazy(async () => ({ default: (await import('../../loyalty/cart-extras.tsx')).CartExtras }))
// few restaurants have words of their own for it
const OwnEmpty = lazy(async () => ({ default: (await import('../../shell/own-empty.tsx')).OwnEmpty }))

interface CartBodyProps {
  /** The empty cart's way out; without it a link to the menu. */
  readonly onLeave?: () => void
  /** It stands beside the menu: the way out of an empty one is what one looks at. */
  readonly beside?: boolean
}

/** The inside of the cart, alike in drawer, page and panel: notes and lines, or why there are none. */
export function CartBody({ onLeave, beside }: CartBodyProps) {
  const { ready, unreachable, lines, shownAs, cart } = useCart()
  useSeenRemovals()
  if (!ready && lines.length === 0)
    return (
      <>
        <CartRefusal />
        {unreachable ? <Unreachable /> : <Loading />}
      </>
    )
  return (
    <>
      <CartNotes />
      {lines.length === 0 ? (
        <EmptyCart onLeave={onLeave} beside={beside} />
      ) : (
        <>
          <ul>
            {lines.map((line) => (
              <CartLine key={shownAs[line.line_id] ?? line.line_id} line={line} />
            ))}
          </ul>
          <Suspense>{cart && <CartExtras cart={cart} />}</Suspense>
        </>
      )}
    </>
  )
}

/** Once the cart has been looked at, the note about items that are gone does not come again. */
function useSeenRemovals(): void {
  const { forgetRemoved } = useCart()
  useEffect(() => () => forgetRemoved(), [forgetRemoved])
}

function EmptyCart({ onLeave, beside = false }: CartBodyProps) {
  const t = useText()
  const { own_empty: own } = useSite()
  const words = { picture: basket, title: t('cart.empty'), text: t('cart.empty-hint') }
  const way = beside ? undefined : onLeave ? (
    <Button onClick={onLeave}>{t('cart.to-menu')}</Button>
  ) : (
    <LocalLink to="/menu" className={buttonClass({})}>
      {t('cart.to-menu')}
    </LocalLink>
  )
  const plain = <Empty {...words}>{way}</Empty>
  return (
    <div className={styles.empty}>
      {own ? (
        <Suspense fallback={plain}>
          <OwnEmpty page="cart" {...words}>
            {way}
          </OwnEmpty>
        </Suspense>
      ) : (
        plain
      )}
    </div>
  )
}

function Unreachable() {
  const t = useText()
  const { refresh } = useCart()
  return (
    <div className={styles.empty}>
      <Empty picture={offline} title={t('cart.not-loaded')} text={t('cart.not-loaded-hint')}>
        <Button kind="s" onClick={() => void refresh()}>
          {t('error.retry')}
        </Button>
      </Empty>
    </div>
  )
}

function Loading() {
  const t = useText()
  return (
    <div aria-busy="true">
      <span className="vh">{t('shell.loading')}</span>
      {[0, 1].map((key) => (
        <div key={key} className={styles.loading}>
          <Skeleton width="60px" height="60px" radius="var(--r-sm)" />
          <span>
            <Skeleton width="60%" height="20px" />
            <Skeleton width="136px" height="44px" radius="var(--r-btn)" />
          </span>
        </div>
      ))}
    </div>
  )
}
