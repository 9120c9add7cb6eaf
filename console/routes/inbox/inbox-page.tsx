import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { InboxScreen } from '../../site/inbox/inbox-screen.tsx'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'messages')) return { list: undefined }
  return { list: await ask(visit.client.listContact()) }
}

/** What visitors wrote by the contact page: for those who answer guests. */
export default function InboxPage() {
  const { list } = useLoaderData<typeof loader>()
  return list ? <InboxScreen first={list} /> : <NoAccess why="room" />
}
