import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { PaperTicket } from '../../print/paper-ticket.tsx'
import { getMember } from '../../shell/member.ts'
import { NoRoom } from '../../shell/no-room.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'find_orders')) return { order: undefined, tenant: member.tenant }
  return { order: await ask(visit.client.deskOrder(params['id'] ?? '')), tenant: member.tenant }
}

/** An order for a printer of 80 mm; the browser's own print dialog opens by itself. */
export default function PrintPage() {
  const { order, tenant } = useLoaderData<typeof loader>()
  return order ? <PaperTicket order={order} tenant={tenant} /> : <NoRoom why="room" />
}
