import { data, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { MapSettingsWire } from '#contract/delivery/maps.ts'
import { visitContext } from '#web/visit-context.ts'
import { keepHeaders } from './keep-headers.ts'
import { loadOrder } from './load-order.ts'
import { OrderMap } from '../../ordering/order/order-map.tsx'
import { OrderScreen } from './order-screen.tsx'
import { TrackingOver } from './tracking-over.tsx'

export { TrackingUnavailable as ErrorBoundary } from './tracking-unavailable.tsx'
export { passHeaders as headers } from './keep-headers.ts'

const noMap: MapSettingsWire = { tiles: null, google_key: null, search: 'none', center: null }

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client, origin } = context.get(visitContext)
  const [order, settings] = await Promise.all([
    loadOrder(client, params['id'] ?? '', true),
    client.mapSettings().catch(() => noMap),
  ])
  return data({ order, origin, settings }, keepHeaders(order))
}

/** The order followed on the map: where the branch is, and how far the order has come. */
export default function TrackingPage() {
  const { order, origin, settings } = useLoaderData<typeof loader>()
  return (
    <OrderScreen
      key={order.id}
      initial={order}
      origin={origin}
      top={(now) => <TrackingOver order={now} />}
      map={(now, driver) => <OrderMap settings={settings} order={now} driver={driver} />}
    />
  )
}
