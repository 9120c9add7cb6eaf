import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { CallError } from '#contract/client.ts'
import { mayStaff } from '#domain/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { MessagesRoom } from '../../messages/messages-room.tsx'
import { getMember } from '../../shell/member.ts'
import { NoRoom } from '../../shell/no-room.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'messages')) return { first: undefined }
  // one who works in some branches alone is refused: messages are the whole restaurant's
  const senders = await ask(visit.client.senders().catch(noneWhenRefused))
  return { first: senders && { senders, messages: await ask(visit.client.messages()) } }
}

function noneWhenRefused(error: unknown): undefined {
  if (error instanceof CallError && error.body.code === 'not-allowed') return undefined
  throw error
}

/** Messages to guests: who carries them, and how far the last ones came. For owner and manager. */
export default function MessagesPage() {
  const { first } = useLoaderData<typeof loader>()
  return first ? <MessagesRoom {...first} /> : <NoRoom why="room" />
}
