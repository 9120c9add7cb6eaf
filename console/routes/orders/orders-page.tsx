import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import type { OrderListQuery } from '#contract/ordering/order-desk.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { orderStatuses } from '#domain/ordering/order-status.ts'
import { orderTypes } from '#domain/core/order-type.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { OrdersScreen } from '../../ordering/orders/orders-screen.tsx'
import { datesAsked } from '../../shell/dates-asked.ts'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'find_orders')) return { list: undefined, query: {}, refunds: [] }
  const params = new URL(request.url).searchParams
  const branch = member.branches.find(({ id }) => id === params.get('branch'))
  const query: OrderListQuery = {
    ...(branch && { branch_id: branch.id }),
    ...(params.get('q') && { q: (params.get('q') ?? '').slice(0, 100) }),
    ...only('status', orderStatuses, params),
    ...only('type', orderTypes, params),
    ...datesAsked(params),
  }
  const [list, waiting] = await Promise.all([
    ask(visit.client.listDeskOrders(query)),
    mayStaff(member.role, 'refund') ? ask(visit.client.listWaitingRefunds()) : undefined,
  ])
  return { list, query, refunds: waiting?.data ?? [] }
}

/** What an address says that is none of the choices is not said. */
function only<K extends string, T extends string>(name: K, all: readonly T[], params: URLSearchParams) {
  const value = all.find((one) => one === params.get(name))
  return (value === undefined ? {} : { [name]: value }) as Partial<Record<K, T>>
}

/** Orders of years, to find. */
export default function OrdersPage() {
  const { list, query, refunds } = useLoaderData<typeof loader>()
  if (!list) return <NoAccess why="room" />
  return <OrdersScreen key={JSON.stringify(query)} first={list} query={query} refunds={refunds} />
}
