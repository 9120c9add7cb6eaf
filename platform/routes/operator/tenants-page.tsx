import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { getOperator } from '../../operator/signed-in.ts'
import { TenantsScreen } from '../../operator/tenants-screen.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  await getOperator(visit)
  const query = new URL(request.url).searchParams
  const search = (query.get('search') ?? '').slice(0, 200)
  const page = /^[1-9]\d{0,2}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  return { search, list: await ask(visit.client.getTenants({ ...(search && { search }), page })) }
}

/** All restaurants of this installation. */
export default function TenantsPage() {
  const { search, list } = useLoaderData<typeof loader>()
  return <TenantsScreen list={list} search={search} />
}
