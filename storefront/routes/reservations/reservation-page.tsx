import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { ReservationScreen } from '../../reservations/reservation-screen.tsx'

export { ReservationUnavailable as ErrorBoundary } from '../../reservations/reservation-unavailable.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { client, origin } = context.get(visitContext)
  const key = new URL(request.url).searchParams.get('key') ?? undefined
  const reservation = await ask(client.reservation(params['id'] ?? '', key))
  return { reservation, key, origin }
}

/** Spec 2: a reservation. Its owner, or who has the link of a message, sees all of it; others when and where. */
export default function ReservationPage() {
  const { reservation, key, origin } = useLoaderData<typeof loader>()
  return <ReservationScreen key={reservation.id} initial={reservation} keyOfLink={key} origin={origin} />
}
