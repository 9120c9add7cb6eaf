import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { MessagesScreen } from '../../notifications/messages-screen.tsx'
import { askWhole } from '../../shell/ask-whole.ts'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'messages')) return { first: undefined }
  const senders = await askWhole(visit.client.listSenders())
  return { first: senders && { senders, messages: await ask(visit.client.listMessages()) } }
}

/** Messages to guests: who carries them, and how far the last ones came. For owner and manager. */
export default function MessagesPage() {
  const { first } = useLoaderData<typeof loader>()
  return first ? <MessagesScreen {...first} /> : <NoAccess why="room" />
}
