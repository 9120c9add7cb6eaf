import { useMemo } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { MenuScreen } from '../../menu/menu-screen.tsx'
import { unpackMenu, type PackedMenu } from '../../menu/pack-menu.ts'
import { PageHead } from '../../shell/page-head.tsx'

export function View({ data }: { readonly data: PackedMenu }) {
  const t = useText()
  const menu = useMemo(() => unpackMenu(data), [data])
  return (
    <>
      <PageHead title={`${t('menu.title')} · ${menu.branch.name}`} />
      <MenuScreen menu={menu} />
    </>
  )
}
