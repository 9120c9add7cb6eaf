import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { visitContext } from '#web/visit-context.ts'
import { ImportScreen } from '../../menu/import/import-screen.tsx'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const member = await getMember(context.get(visitContext))
  return { may: mayStaff(member.role, 'menu') }
}

/** The menu from a file, for owner and manager of the whole restaurant. */
export default function ImportPage() {
  return useLoaderData<typeof loader>().may ? <ImportScreen /> : <NoAccess why="room" />
}
