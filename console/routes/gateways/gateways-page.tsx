import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { GatewaysScreen } from '../../payments/gateways/gateways-screen.tsx'
import { askWhole } from '../../shell/ask-whole.ts'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'
import { visitContext } from '#web/visit-context.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  if (!mayStaff(member.role, 'gateways')) return { gateways: undefined }
  return { gateways: await askWhole(visit.client.listGateways()) }
}

/** The restaurant's accounts at card gateways, for its owner. */
export default function GatewaysPage() {
  const { gateways } = useLoaderData<typeof loader>()
  return gateways ? <GatewaysScreen first={gateways} /> : <NoAccess why="room" />
}
