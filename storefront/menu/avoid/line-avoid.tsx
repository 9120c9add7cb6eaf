import { lazy, Suspense } from 'react'
import type { BillLineWire } from '#contract/ordering/cart.ts'
import { deviceStore } from '#web/browser-stores.ts'
import { avoidKey } from './avoid-key.ts'

const AvoidMark = lazy(() => import('./avoid-mark.tsx'))

/** The same of a line of a cart: it comes only where this browser keeps what its guest does not eat. */
export function LineAvoid({
  line: { holds, unfit },
}: {
  readonly line: Pick<BillLineWire, 'holds' | 'unfit'>
}) {
  if (!(holds ?? unfit) || !deviceStore.getItem(avoidKey)) return null
  return (
    <Suspense>
      <AvoidMark holds={holds} unfit={unfit} />
    </Suspense>
  )
}
