import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { RewardsScreen } from '../../loyalty/rewards-screen.tsx'
import { askWhole } from '../../shell/ask-whole.ts'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'loyalty')) return { rewards: undefined, items: [] }
  const [rewards, stock] = await Promise.all([
    askWhole(visit.client.listStaffRewards()),
    ask(visit.client.getStock({ branch_id: member.branches[0]?.id ?? '' })),
  ])
  const items = stock.groups.flatMap((group) => group.items.map(({ id, name }) => ({ id, name })))
  return { rewards, items }
}

/** What points buy, for owner and manager of the whole restaurant. */
export default function RewardsPage() {
  const { rewards, items } = useLoaderData<typeof loader>()
  return rewards ? <RewardsScreen first={rewards.data} items={items} /> : <NoAccess why="room" />
}
