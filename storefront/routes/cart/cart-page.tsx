import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { dishesOf } from '../../menu/use-own-dishes.ts'
import type { PublicHandle } from '../../public/page-view.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { View } from './cart-view.tsx'
import { pickGoingWell } from './pick-going-well.ts'

export const handle: PublicHandle = { view: 'cart' }

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/unless-only-search-changed.ts'

/** Nothing of the visitor: items that many love, at the chosen branch. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { client, branchId } = context.get(visitContext)
  return dishesOf(await ask(client.menu({ branch_id: branchId })), pickGoingWell)
}

export default function CartPage() {
  return <View data={useLoaderData<typeof loader>()} />
}
