import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { ChallengesScreen } from '../../loyalty/challenges-screen.tsx'
import { askWhole } from '../../shell/ask-whole.ts'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'loyalty')) return { challenges: undefined, items: [] }
  const [challenges, stock] = await Promise.all([
    askWhole(visit.client.listStaffChallenges()),
    ask(visit.client.getStock({ branch_id: member.branches[0]?.id ?? '' })),
  ])
  const items = stock.groups.flatMap((group) => group.items.map(({ id, name }) => ({ id, name })))
  return { challenges, items }
}

/** The restaurant's challenges, for owner and manager of the whole restaurant. */
export default function ChallengesPage() {
  const { challenges, items } = useLoaderData<typeof loader>()
  return challenges ? <ChallengesScreen first={challenges} items={items} /> : <NoAccess why="room" />
}
