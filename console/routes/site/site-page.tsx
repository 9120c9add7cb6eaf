import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'
import { SiteScreen } from '../../site/site-screen.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'site')) return { desk: undefined }
  return { desk: await ask(visit.client.getSiteDesk()) }
}

/** Whether the website is open, and where its printed links lead: for the owner. */
export default function SitePage() {
  const { desk } = useLoaderData<typeof loader>()
  return desk ? <SiteScreen first={desk} /> : <NoAccess why="room" />
}
