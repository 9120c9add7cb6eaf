import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { CustomerScreen } from '../../customers/customer-screen.tsx'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'customers')) return { page: undefined }
  return { page: await ask(visit.client.getDeskCustomer(params['id'] ?? '')) }
}

/** One customer. */
export default function CustomerPage() {
  const { page } = useLoaderData<typeof loader>()
  return page ? <CustomerScreen key={page.customer.id} first={page} /> : <NoAccess why="room" />
}
