import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ask } from '#web/ask.ts'
import type { PublicHandle } from '../../public/page-view.ts'
import { visitContext } from '#web/visit-context.ts'
import { View } from './branches-view.tsx'

export const handle: PublicHandle = { view: 'branches' }

export async function loader({ context }: LoaderFunctionArgs) {
  const { data } = await ask(context.get(visitContext).client.branches())
  return { branches: data }
}

export default function BranchesPage() {
  return <View data={useLoaderData<typeof loader>()} />
}
