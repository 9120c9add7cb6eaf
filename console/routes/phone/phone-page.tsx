import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { PhoneRoom } from '../../phone/phone-room.tsx'
import { branchOf, getMember } from '../../shell/member.ts'
import { NoRoom } from '../../shell/no-room.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  const branch = branchOf(member, new URL(request.url).searchParams.get('branch'))
  if (!mayStaff(member.role, 'phone_orders')) return { none: 'room' as const }
  if (!branch) return { none: 'branch' as const }
  const stock = await ask(visit.client.stock(branch.id))
  const dishes = stock.groups
    .flatMap(({ items }) => items)
    .filter(({ hidden, sold_out }) => !hidden && !sold_out)
    .map(({ id, name, price }) => ({ id, name, price }))
  return { branchId: branch.id, dishes }
}

/** An order that staff take by phone. */
export default function PhonePage() {
  const data = useLoaderData<typeof loader>()
  if ('none' in data && data.none) return <NoRoom why={data.none} />
  return 'dishes' in data && data.dishes ? (
    <PhoneRoom key={data.branchId} branchId={data.branchId} dishes={data.dishes} />
  ) : null
}
