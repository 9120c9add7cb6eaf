import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { packMenu } from '../../menu/pack-menu.ts'
import type { PublicHandle } from '../../public/page-view.ts'
import { visitContext } from '#web/visit-context.ts'
import { loadMenu } from './load-menu.ts'
import { View } from './menu-view.tsx'

export const handle: PublicHandle = { view: 'menu' }

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/unless-only-search-changed.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client, branchId, language } = context.get(visitContext)
  return packMenu(await loadMenu(client, { type: params['type'], branchId, language }))
}

export default function MenuPage() {
  return <View data={useLoaderData<typeof loader>()} />
}
