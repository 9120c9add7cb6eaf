import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { visitContext } from '#web/visit-context.ts'
import { DoorScreen } from '../../waitlist/door-screen.tsx'
import { loadBranchQueue } from './load-branch-queue.ts'
import { loadLook } from './load-look.ts'

/** The tablet at the door of a branch. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const [look, queue] = await Promise.all([
    loadLook(client, language),
    loadBranchQueue(client, params['id'] ?? ''),
  ])
  return { look, queue }
}

export default function DoorPage() {
  return <DoorScreen {...useLoaderData<typeof loader>()} />
}
