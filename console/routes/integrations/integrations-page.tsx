import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { visitContext } from '#web/visit-context.ts'
import { HooksScreen } from '../../integrations/hooks-screen.tsx'
import { KeysScreen } from '../../integrations/keys-screen.tsx'
import { PosScreen } from '../../integrations/pos-screen.tsx'
import { askWhole } from '../../shell/ask-whole.ts'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

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
  if (hooks) return <HooksScreen first={hooks} />
  if (pos) return <PosScreen first={pos} />
  return keys ? <KeysScreen first={keys} /> : <NoAccess why="room" />
}
