import { useMemo } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { MenuScreen } from '../../menu/menu-screen.tsx'
import { unpackMenu } from '../../menu/pack-menu.ts'
import type { DataOf } from '../../public/page-view.ts'
import { PageHead } from '../../shell/page-head.tsx'
import type { loader } from './menu-page.tsx'

export function View({ data }: { readonly data: DataOf<typeof loader> }) {
  const t = useText()
  const menu = useMemo(() => unpackMenu(data), [data])
  return (
    <>
      <PageHead title={`${t('menu.title')} · ${menu.branch.name}`} />
      <MenuScreen menu={menu} />
    </>
  )
}
