import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { visitContext } from '#web/visit-context.ts'
import { PricesScreen } from '../../menu/prices/prices-screen.tsx'
import { askWhole } from '../../shell/ask-whole.ts'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'menu')) return { none: true as const }
  const fees = await askWhole(visit.client.getFees())
  return fees ? { fees } : { none: true as const }
}

/** Fees of the owner's own. */
export default function PricesPage() {
  const data = useLoaderData<typeof loader>()
  return 'fees' in data && data.fees ? <PricesScreen fees={data.fees} /> : <NoAccess why="room" />
}
