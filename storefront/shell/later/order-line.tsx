import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { plainPath } from '#ui/text/local-path.ts'
import { loadOptionalPart } from '#web/reload-on-failed-part.ts'
import { orderHere } from '../../customers/order-here.ts'

const OrderStrip = lazy<(props: { readonly id: string }) => ReactNode>(
  async () => (await loadOptionalPart(() => import('./order-strip.tsx'))) ?? { default: () => null },
)

/** The order under way, on pages where one would look for it. */
export function OrderLine() {
  const [id] = useState(orderHere.read)
  const path = plainPath(useLocation().pathname)
  const menu = /^\/menu(\/(pickup|car|delivery))?$/.test(path)
  if (!id || !(path === '/' || path === '/account' || path === '/branches' || menu)) return null
  return (
    <Suspense>
      <OrderStrip id={id} />
    </Suspense>
  )
}
