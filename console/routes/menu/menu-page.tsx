import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { MenuScreen } from '../../menu/menu-screen.tsx'
import { askWhole } from '../../shell/ask-whole.ts'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'
import { visitContext } from '#web/visit-context.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'menu')) return { desk: undefined }
  return { desk: await askWhole(visit.client.getMenuDesk()) }
}

/** The menu, for owner and manager of the whole restaurant. */
export default function MenuPage() {
  const { desk } = useLoaderData<typeof loader>()
  return desk ? <MenuScreen first={desk} /> : <NoAccess why="room" />
}
