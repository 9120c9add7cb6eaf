import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { CustomersRoom } from '../../customers/customers-room.tsx'
import { getMember } from '../../shell/member.ts'
import { NoRoom } from '../../shell/no-room.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  const q = (new URL(request.url).searchParams.get('q') ?? '').slice(0, 100)
  if (!mayStaff(member.role, 'customers')) return { customers: undefined, q }
  const { data } = await ask(visit.client.deskCustomers(q ? { q } : {}))
  return { customers: data, q }
}

/** The restaurant's customers, to find. */
export default function CustomersPage() {
  const { customers, q } = useLoaderData<typeof loader>()
  return customers ? <CustomersRoom customers={customers} q={q} /> : <NoRoom why="room" />
}
