import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'
import { TeamScreen } from '../../backoffice/team/team-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  return { team: mayStaff(member.role, 'staff') ? await ask(visit.client.getTeam()) : undefined }
}

/** The restaurant's staff. */
export default function TeamPage() {
  const { team } = useLoaderData<typeof loader>()
  return team ? <TeamScreen first={team} /> : <NoAccess why="room" />
}
