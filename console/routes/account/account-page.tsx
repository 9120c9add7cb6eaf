import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { AccountScreen } from '../../backoffice/account/account-screen.tsx'
import { getMember } from '../../shell/member.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  await getMember(visit)
  return { account: await ask(visit.client.getAccount()) }
}

/** The member's own account, for every role. */
export default function AccountPage() {
  const { account } = useLoaderData<typeof loader>()
  return <AccountScreen first={account} />
}
