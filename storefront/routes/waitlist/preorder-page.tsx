import { useMemo } from 'react'
import { redirect, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { localPath } from '#domain/core/local-path.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { packMenu, unpackMenu } from '../../menu/pack-menu.ts'
import { PreorderScreen } from '../../waitlist/preorder-screen.tsx'

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/unless-only-search-changed.ts'

/** The menu for a party that waits: what it chooses is its table's first round. Everybody else sees the ticket. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client, language } = context.get(visitContext)
  const { entry: id = '' } = params
  const entry = await ask(client.waiting(id))
  const cartId = entry.own?.cart_id
  if (!cartId || !entry.may.includes('preorder')) throw redirect(localPath(`/waiting-list/${id}`, language))
  const menu = await ask(client.menu({ type: 'dinein', branch_id: entry.branch.id }))
  return { entry, cartId, menu: packMenu(menu) }
}

export default function PreorderPage() {
  const { entry, cartId, menu: packed } = useLoaderData<typeof loader>()
  const menu = useMemo(() => unpackMenu(packed), [packed])
  return <PreorderScreen key={entry.id} initial={entry} cartId={cartId} menu={menu} />
}
