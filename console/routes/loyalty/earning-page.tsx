import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { visitContext } from '#web/visit-context.ts'
import { EarningScreen } from '../../loyalty/earning-screen.tsx'
import { askWhole } from '../../shell/ask-whole.ts'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  return { rules: mayStaff(member.role, 'loyalty') ? await askWhole(visit.client.getEarning()) : undefined }
}

/** What orders and invitations give, for owner and manager of the whole restaurant. */
export default function EarningPage() {
  const { rules } = useLoaderData<typeof loader>()
  return rules ? <EarningScreen first={rules} /> : <NoAccess why="room" />
}
