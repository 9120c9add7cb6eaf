import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { NewTenantScreen } from '../../operator/new-tenant-screen.tsx'
import { getOperator } from '../../operator/signed-in.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  await getOperator(visit)
  const { platform_host: platformHost } = await ask(visit.client.getTenants())
  return { platformHost }
}

/** A new restaurant. */
export default function NewTenantPage() {
  return <NewTenantScreen platformHost={useLoaderData<typeof loader>().platformHost} />
}
