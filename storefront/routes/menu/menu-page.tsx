import { useMemo } from 'react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { MenuScreen } from '../../menu/menu-screen.tsx'
import { packMenu, unpackMenu } from '../../menu/pack-menu.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { visitContext } from '#web/visit-context.ts'
import { loadMenu } from './load-menu.ts'

export { unlessOnlySearchChanged as shouldRevalidate } from '../../shell/unless-only-search-changed.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { client, branchId, language } = context.get(visitContext)
  return packMenu(await loadMenu(client, { type: params['type'], branchId, language }))
}

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
