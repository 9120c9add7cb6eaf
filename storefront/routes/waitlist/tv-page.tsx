import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { TvScreen } from '../../waitlist/tv-screen.tsx'
import { loadLook } from './load-look.ts'

/** The television of a branch. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const [look, board] = await Promise.all([
    loadLook(client, language),
    ask(client.queueBoard(params['id'] ?? '')),
  ])
  return { look, board }
}

export default function TvPage() {
  return <TvScreen {...useLoaderData<typeof loader>()} />
}
