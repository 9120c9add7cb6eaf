import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { visitContext } from '#web/visit-context.ts'
import { PricesScreen, type PricesPart } from '../../menu/prices/prices-screen.tsx'
import { askWhole } from '../../shell/ask-whole.ts'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context, request }: LoaderFunctionArgs): Promise<{ part: PricesPart | null }> {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'menu')) return { part: null }
  if (new URL(request.url).searchParams.get('of') === 'fees') {
    const fees = await askWhole(visit.client.getFees())
    return { part: fees ? { of: 'fees', fees } : null }
  }
  const lists = await askWhole(visit.client.getPriceLists())
  return { part: lists ? { of: 'lists', lists } : null }
}

/** Price lists and fees of the owner's own. */
export default function PricesPage() {
  const { part } = useLoaderData<typeof loader>()
  return part ? <PricesScreen part={part} /> : <NoAccess why="room" />
}
