import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { ReservationsScreen } from '../../reservations/reservations-screen.tsx'
import { readLook } from '../../shell/page-look.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  const [branches, mine, settings] = await Promise.all([
    ask(client.reservationBranches()),
    ask(client.reservations()),
    ask(client.settings('reservation')),
  ])
  return { branches: branches.data, mine: mine.data, look: readLook(settings.data, 'reservation') }
}

/** Spec 2: my reservations, and the branches that take them. */
export default function ReservationsPage() {
  const { branches, mine, look } = useLoaderData<typeof loader>()
  return <ReservationsScreen branches={branches} mine={mine} look={look} />
}
