import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { LogScreen } from '../../operator/log-screen.tsx'
import { getOperator } from '../../operator/signed-in.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  await getOperator(visit)
  return { log: await ask(visit.client.getOperatorLog()) }
}

/** What operators did. */
export default function LogPage() {
  return <LogScreen first={useLoaderData<typeof loader>().log} />
}
