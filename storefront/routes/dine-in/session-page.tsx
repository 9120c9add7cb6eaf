import { data, Outlet, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { plainPath } from '#domain/core/local-path.ts'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { packMenu } from '../../menu/pack-menu.ts'
import { TableFrame } from '../../dine-in/table-frame.tsx'
import { loadTable } from './load-table.ts'

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/unless-only-search-changed.ts'

/**
 * Spec 2: /menu/{type}/session/{id}, the menu of those who sit at a table; with /bill what they owe, and paying it. The menu is
 * asked for here, since only the session knows its branch.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  const found = await loadTable(client, params)
  const isBill = /\/bill\/?$/.test(plainPath(new URL(request.url).pathname))
  const menu =
    found.session &&
    !isBill &&
    (await ask(client.menu({ type: 'dinein', branch_id: found.session.branch_id })))
  return data({ found, menu: menu ? packMenu(menu) : undefined }, { status: found.why ? 404 : 200 })
}

export default function SessionPage() {
  const { found, menu } = useLoaderData<typeof loader>()
  return (
    <TableFrame found={found}>
      <Outlet context={menu} />
    </TableFrame>
  )
}
