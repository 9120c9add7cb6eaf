import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/staff-role.ts'
import { ask } from '#web/ask.ts'
import { MenuRoom } from '../../menu/menu-room.tsx'
import { getMember } from '../../shell/member.ts'
import { NoRoom } from '../../shell/no-room.tsx'
import { visitContext } from '#web/visit-context.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  return { desk: mayStaff(member.role, 'menu') ? await ask(visit.client.menuDesk()) : undefined }
}

/** The menu, for owner and manager. */
export default function MenuPage() {
  const { desk } = useLoaderData<typeof loader>()
  return desk ? <MenuRoom first={desk} /> : <NoRoom why="room" />
}
