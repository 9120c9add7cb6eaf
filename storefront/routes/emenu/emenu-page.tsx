import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { isOrderType } from '#domain/core/order-type.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { packMenu } from '../../menu/pack-menu.ts'
import type { PublicHandle } from '../../public/page-view.ts'
import { View } from './emenu-view.tsx'

export const handle: PublicHandle = { view: 'emenu' }

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/unless-only-search-changed.ts'

/** Spec 2: /menu/{type}/branch/{id}, to read; `e` is everything that the branch has. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  const { type = '', id = '' } = params
  if (type !== 'e' && !isOrderType(type)) throw Response.json({ code: 'page-not-found' }, { status: 404 })
  return { packed: packMenu(await ask(client.menu({ type, branch_id: id }))), branches: [] }
}

export default function EmenuPage() {
  return <View data={useLoaderData<typeof loader>()} />
}
