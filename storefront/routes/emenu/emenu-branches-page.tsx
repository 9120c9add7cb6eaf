import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { packMenu } from '../../menu/pack-menu.ts'
import type { PublicHandle } from '../../public/page-view.ts'
import { View } from './emenu-view.tsx'

export const handle: PublicHandle = { view: 'emenu' }

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/unless-only-search-changed.ts'

/** Spec 2: /menu/e/branches/{id}, the electronic menu with a way to the other branches (decision 0034). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  const [menu, branches] = await Promise.all([
    ask(client.menu({ type: 'e', branch_id: params['id'] ?? '' })),
    ask(client.branches()),
  ])
  return { packed: packMenu(menu), branches: branches.data.map(({ id, name }) => ({ id, name })) }
}

export default function EmenuBranchesPage() {
  return <View data={useLoaderData<typeof loader>()} />
}
