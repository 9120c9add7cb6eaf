import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { getMember } from '../../shell/member.ts'
import { NoRoom } from '../../shell/no-room.tsx'
import { TeamRoom } from '../../backoffice/team/team-room.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  return { team: mayStaff(member.role, 'staff') ? await ask(visit.client.getTeam()) : undefined }
}

/** The restaurant's staff. */
export default function TeamPage() {
  const { team } = useLoaderData<typeof loader>()
  return team ? <TeamRoom first={team} /> : <NoRoom why="room" />
}
