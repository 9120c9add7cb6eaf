import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import type { CustomerQueryWire } from '#contract/customers/customer-desk.ts'
import { customerSorts } from '#domain/customers/customer-sort.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { CustomersScreen } from '../../customers/customers-screen.tsx'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  const query = readQuery(new URL(request.url).searchParams)
  if (!mayStaff(member.role, 'customers')) return { first: undefined, query }
  return { first: await ask(visit.client.listDeskCustomers(query)), query }
}

/** What an address asks for; what it says wrongly is left out. */
function readQuery(params: URLSearchParams): CustomerQueryWire {
  const q = (params.get('q') ?? '').slice(0, 100)
  const group = /^\w{1,40}$/.exec(params.get('group') ?? '')?.[0]
  const sort = customerSorts.find((one) => one === params.get('sort'))
  return { ...(q && { q }), ...(group && { group_id: group }), ...(sort && { sort }) }
}

/** The restaurant's customers, to find. */
export default function CustomersPage() {
  const { first, query } = useLoaderData<typeof loader>()
  return first ? (
    <CustomersScreen key={JSON.stringify(query)} first={first} query={query} />
  ) : (
    <NoAccess why="room" />
  )
}
