import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { JoinScreen } from '../../waitlist/join-screen.tsx'
import { loadBranchQueue } from './load-branch-queue.ts'
import { loadLook } from './load-look.ts'

/** Spec 2: /waiting-list/branch/{id}, joining. The code at the door leads here too: `?door=1`. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const id = params['id'] ?? ''
  const [look, queue, { waiting_settings }, { mine }] = await Promise.all([
    loadLook(client, language),
    loadBranchQueue(client, id),
    ask(client.waitingSettings(id)),
    ask(client.lastActiveWaiting(id)),
  ])
  const atDoor = new URL(request.url).searchParams.get('door') === '1'
  return { look, queue, settings: waiting_settings, mine: mine?.id ?? null, atDoor }
}

export default function JoinPage() {
  return <JoinScreen {...useLoaderData<typeof loader>()} />
}
