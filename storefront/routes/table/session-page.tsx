import { lazy, Suspense, useMemo } from 'react'
import { data, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ask } from '#web/ask.ts'
import { visitContext } from '#web/visit-context.ts'
import { packMenu, unpackMenu } from '../../menu/pack-menu.ts'
import { TableFrame } from '../../table/table-frame.tsx'
import { TableMenu } from '../../table/table-menu.tsx'
import { loadTable } from './load-table.ts'

const BillScreen = lazy(async () => ({ default: (await import('../../table/bill-screen.tsx')).BillScreen }))

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/unless-only-search-changed.ts'

/** Spec 2: /menu/{type}/session/{id}, the menu of those who sit at a table; with /bill what they owe, and paying it. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  const { bill } = params
  if (bill !== undefined && bill !== 'bill') throw Response.json({ code: 'page-not-found' }, { status: 404 })
  const found = await loadTable(client, params)
  const menu =
    found.session && !bill && (await ask(client.menu({ type: 'dinein', branch_id: found.session.branch_id })))
  return data(
    { found, bill: bill === 'bill', menu: menu ? packMenu(menu) : undefined },
    { status: found.why ? 404 : 200 },
  )
}

export default function SessionPage() {
  const { found, bill, menu: packed } = useLoaderData<typeof loader>()
  const menu = useMemo(() => packed && unpackMenu(packed), [packed])
  return (
    <TableFrame found={found}>
      {bill && (
        <Suspense>
          <BillScreen />
        </Suspense>
      )}
      {menu && <TableMenu menu={menu} />}
    </TableFrame>
  )
}
