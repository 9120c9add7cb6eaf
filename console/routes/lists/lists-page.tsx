import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { visitContext } from '#web/visit-context.ts'
import { ListsScreen } from '../../site/lists/lists-screen.tsx'
import { askWhole } from '../../shell/ask-whole.ts'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'menu')) return { none: true as const }
  const lists = await askWhole(visit.client.getLists())
  if (!lists) return { none: true as const }
  const { data } = lists
  const of = new URL(request.url).searchParams.get('of')
  const shown = data.find(({ kind }) => kind === of) ?? data[0]
  if (!shown) throw new Error('there are always lists')
  return { lists: data, shown }
}

/** Lists that a restaurant makes its own. */
export default function ListsPage() {
  const data = useLoaderData<typeof loader>()
  return 'lists' in data && data.lists ? (
    <ListsScreen lists={data.lists} shown={data.shown} />
  ) : (
    <NoAccess why="room" />
  )
}
