import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { visitContext } from '#web/visit-context.ts'
import { loadOrder } from './load-order.ts'
import { OrderScreen } from './order-screen.tsx'

export { OrderUnavailable as ErrorBoundary } from './order-unavailable.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client, origin } = context.get(visitContext)
  return { order: await loadOrder(client, params['id'] ?? '', true), origin }
}

/** The same order, opened to follow it. */
export default function TrackingPage() {
  const { order, origin } = useLoaderData<typeof loader>()
  return <OrderScreen key={order.id} initial={order} origin={origin} />
}
