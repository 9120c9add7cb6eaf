import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { CallError } from '#contract/client.ts'
import { mayStaff } from '#domain/staff-role.ts'
import { MenuRoom } from '../../menu/menu-room.tsx'
import { getMember } from '../../shell/member.ts'
import { NoRoom } from '../../shell/no-room.tsx'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'menu')) return { desk: undefined }
  // who works at some branches alone does not edit the menu of all
  const desk = visit.client.menuDesk().catch((error: unknown) => {
    if (error instanceof CallError && error.status === 403) return undefined
    throw error
  })
  return { desk: await ask(desk) }
}

/** The menu, for owner and manager of the whole restaurant. */
export default function MenuPage() {
  const { desk } = useLoaderData<typeof loader>()
  return desk ? <MenuRoom first={desk} /> : <NoRoom why="room" />
}
