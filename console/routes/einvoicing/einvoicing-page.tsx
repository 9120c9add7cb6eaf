import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { EInvoicingScreen } from '../../einvoicing/einvoicing-screen.tsx'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  return {
    units: mayStaff(member.role, 'einvoicing') ? await ask(visit.client.listEInvoiceUnits()) : undefined,
  }
}

/** Branches and the tax authority: who is connected, what waits, what was turned down. */
export default function EInvoicingPage() {
  const { units } = useLoaderData<typeof loader>()
  return units ? <EInvoicingScreen first={units} /> : <NoAccess why="room" />
}
