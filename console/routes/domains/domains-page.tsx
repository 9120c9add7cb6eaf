import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'
import { DomainsScreen } from '../../site/domains-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'site')) return { list: undefined }
  return { list: await ask(visit.client.domains()) }
}

/** The restaurant's domains: for the owner. */
export default function DomainsPage() {
  const { list } = useLoaderData<typeof loader>()
  return list ? <DomainsScreen first={list} /> : <NoAccess why="room" />
}
