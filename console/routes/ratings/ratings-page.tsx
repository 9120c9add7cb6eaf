import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { readFilter } from '../../ratings/filter.ts'
import { RatingsScreen } from '../../ratings/ratings-screen.tsx'
import { branchOf, getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  const { searchParams } = new URL(request.url)
  const branch = branchOf(member, searchParams.get('branch'))
  if (!mayStaff(member.role, 'see_ratings')) return { none: 'room' as const }
  if (!branch) return { none: 'branch' as const }
  const filter = readFilter(searchParams)
  const ratings = await ask(visit.client.listRatings({ branch_id: branch.id, ...filter }))
  return { branchId: branch.id, filter, ratings }
}

/** What guests of a branch say, and what the restaurant answers. */
export default function RatingsPage() {
  const data = useLoaderData<typeof loader>()
  if ('none' in data && data.none) return <NoAccess why={data.none} />
  return (
    data.ratings && <RatingsScreen branchId={data.branchId} filter={data.filter} ratings={data.ratings} />
  )
}
