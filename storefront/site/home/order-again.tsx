import { lazy, Suspense, useEffect, useLayoutEffect } from 'react'
import type { ReactNode } from 'react'
import { InlineScript } from '#web/inline-script.tsx'
import { loadOptionalPart } from '#web/reload-on-failed-part.ts'
import { keepPlaceScript, orderAgainHint, orderAgainPlace } from '../../customers/order-again-hint.ts'
import { useCustomer } from '../../customers/use-customer.ts'
import styles from './order-again.module.css'

const OrderAgainCard = lazy<() => ReactNode>(
  async () => (await loadOptionalPart(() => import('./order-again-card.tsx'))) ?? { default: () => null },
)

/**
 * The member's last order, to have again (design 7). The page itself is the same for all: who has ordered before finds a
 * place kept free for it, everybody else none.
 */
export function OrderAgain() {
  const { customer, known } = useCustomer()
  useLayoutEffect(() => {
    // who comes from another page of this document has run no script
    if (orderAgainHint.is()) orderAgainPlace.keep()
  }, [])
  useEffect(() => {
    if (known && !customer) orderAgainPlace.giveUp()
  }, [known, customer])
  return (
    <>
      <InlineScript text={keepPlaceScript} />
      <div className={styles.place}>
        {customer && (
          <Suspense>
            <OrderAgainCard />
          </Suspense>
        )}
      </div>
    </>
  )
}
