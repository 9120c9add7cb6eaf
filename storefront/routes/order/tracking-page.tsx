import { data, useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { MapSettingsWire } from '#contract/delivery/maps.ts'
import { visitContext } from '#web/visit-context.ts'
import { keepHeaders } from './keep-headers.ts'
import { loadOrder } from './load-order.ts'
import { OrderMap } from '../../ordering/order/order-map.tsx'
import { OrderScreen } from './order-screen.tsx'
import type { OrderWire } from '#contract/ordering/order.ts'
import { Note } from '#ui/note.tsx'
import { useText } from '../../i18n/use-text.ts'
import { hasEnded } from './order-progress.ts'

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

/** Spec 8: an order that is over is followed no more. */
function TrackingOver({ order }: { readonly order: OrderWire }) {
  const t = useText()
  if (!hasEnded(order) && order.timeline.at(-1)?.done !== true) return null
  return <Note tone="info">{t('tracking.over')}</Note>
}
