import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { visitContext } from '#web/visit-context.ts'
import { HooksRoom } from '../../integrations/hooks-room.tsx'
import { KeysRoom } from '../../integrations/keys-room.tsx'
import { PosRoom } from '../../integrations/pos-room.tsx'
import { askWhole } from '../../shell/ask-whole.ts'
import { getMember } from '../../shell/member.ts'
import { NoRoom } from '../../shell/no-room.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'integrations')) return {}
  const of = new URL(request.url).searchParams.get('of')
  if (of === 'hooks') return { hooks: await askWhole(visit.client.listWebhooks()) }
  if (of === 'pos') return { pos: await askWhole(visit.client.getPos()) }
  return { keys: await askWhole(visit.client.listApiKeys()) }
}

/** Other programs that the owner lets in: their keys, what they are told, and the till. */
export default function IntegrationsPage() {
  const { keys, hooks, pos } = useLoaderData<typeof loader>()
  if (hooks) return <HooksRoom first={hooks} />
  if (pos) return <PosRoom first={pos} />
  return keys ? <KeysRoom first={keys} /> : <NoRoom why="room" />
}
