import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { BranchesScreen } from '../../branches/branches-screen.tsx'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  return { desk: mayStaff(member.role, 'branches') ? await ask(visit.client.listDeskBranches()) : undefined }
}

/** The restaurant's branches: opened and changed. */
export default function BranchesPage() {
  const { desk } = useLoaderData<typeof loader>()
  return desk ? <BranchesScreen first={desk} /> : <NoAccess why="room" />
}
