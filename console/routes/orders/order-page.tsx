import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { OrderScreen } from '../../ordering/orders/order-screen.tsx'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'find_orders')) return { order: undefined }
  return { order: await ask(visit.client.getDeskOrder(params['id'] ?? '')) }
}

/** One order, with all that happened to it. */
export default function OrderPage() {
  const { order } = useLoaderData<typeof loader>()
  return order ? <OrderScreen key={order.ticket.id} first={order} /> : <NoAccess why="room" />
}
