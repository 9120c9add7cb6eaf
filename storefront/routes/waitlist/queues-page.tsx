import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { QueuesScreen } from '../../waitlist/queues-screen.tsx'
import { loadLook } from './load-look.ts'

/** Spec 2: /waiting-list. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const [look, { data }] = await Promise.all([loadLook(client, language), ask(client.queues())])
  return { look, queues: data }
}

export default function QueuesPage() {
  const { look, queues } = useLoaderData<typeof loader>()
  return <QueuesScreen look={look} queues={queues} />
}
