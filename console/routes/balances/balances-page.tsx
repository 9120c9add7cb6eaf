import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { visitContext } from '#web/visit-context.ts'
import { BalancesScreen } from '../../loyalty/balances/balances-screen.tsx'
import { getMember } from '../../shell/member.ts'
import { NoAccess } from '../../shell/no-access.tsx'

/** `?customer=` names whose balances by number or e-mail; they are looked up at once. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const member = await getMember(visit)
  const contact = new URL(request.url).searchParams.get('customer') ?? ''
  if (!mayStaff(member.role, 'balances')) return { may: false, contact: '', found: undefined }
  const found = contact ? await visit.client.findBalances({ contact }).catch(() => undefined) : undefined
  return { may: true, contact, found }
}

/** Wallets and points of customers, for owner and manager. */
export default function BalancesPage() {
  const { may, contact, found } = useLoaderData<typeof loader>()
  return may ? <BalancesScreen contact={contact} first={found} /> : <NoAccess why="room" />
}
