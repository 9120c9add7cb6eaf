import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { getOperator } from '../../operator/signed-in.ts'
import { TenantScreen } from '../../operator/tenant-screen.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  await getOperator(visit)
  const id = encodeURIComponent(params['id'] ?? '')
  const tenant = await ask(visit.client.getTenant(id))
  const domains = await ask(visit.client.getTenantDomains(tenant.id))
  return { tenant, domains, log: await ask(visit.client.getOperatorLog({ tenant_id: tenant.id })) }
}

/** One restaurant, as its provider sees it. */
export default function TenantPage() {
  const { tenant, domains, log } = useLoaderData<typeof loader>()
  return <TenantScreen key={tenant.id} first={tenant} domains={domains} log={log} />
}
