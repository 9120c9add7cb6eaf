import { data, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { visitContext } from '#web/visit-context.ts'
import { keepHeaders } from './keep-headers.ts'
import { loadOrder } from './load-order.ts'
import { OrderScreen } from './order-screen.tsx'

export { OrderUnavailable as ErrorBoundary } from './order-unavailable.tsx'
export { passHeaders as headers } from './keep-headers.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client, origin } = context.get(visitContext)
  const order = await loadOrder(client, params['id'] ?? '', false)
  return data({ order, origin }, keepHeaders(order))
}

/** The link for anyone who holds it: nothing personal for others than its owner (spec 2, rule "Links that cannot be guessed"). */
export default function SharedOrderPage() {
  const { order, origin } = useLoaderData<typeof loader>()
  return <OrderScreen key={order.id} initial={order} origin={origin} />
}
