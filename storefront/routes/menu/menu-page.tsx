import { useMemo } from 'react'
import { redirect, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { MenuWire } from '#contract/menu.ts'
import { isOrderType } from '#domain/menu.ts'
import { useText } from '../../i18n/use-text.ts'
import { MenuScreen } from '../../menu/menu-screen.tsx'
import { packMenu, unpackMenu } from '../../menu/pack-menu.ts'
import { ask } from '#web/ask.ts'
import { localPath } from '#ui/local-path.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { visitContext } from '#web/visit-context.ts'

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/unless-only-search-changed.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client, branchId, language } = context.get(visitContext)
  const { type = 'pickup' } = params
  if (!isMenuType(type)) throw Response.json({ code: 'page-not-found' }, { status: 404 })
  // a table's menu is its session's, and its QR code leads there
  if (type === 'dinein') throw redirect(localPath('/select-type/dinein', language))
  const menu = await ask(client.menu({ type, branch_id: branchId }))
  if (type !== 'e' && !menu.branch.types.includes(type))
    throw redirect(localPath(`/select-type/${type}`, language))
  return packMenu(menu)
}

const isMenuType = (type: string): type is MenuWire['type'] => type === 'e' || isOrderType(type)

export default function MenuPage() {
  const t = useText()
  const packed = useLoaderData<typeof loader>()
  const menu = useMemo(() => unpackMenu(packed), [packed])
  return (
    <>
      <PageHead title={`${t('menu.title')} · ${menu.branch.name}`} />
      <MenuScreen menu={menu} />
    </>
  )
}
