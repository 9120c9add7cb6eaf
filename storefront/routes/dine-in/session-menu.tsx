import { useMemo } from 'react'
import { useOutletContext } from 'react-router'
import { unpackMenu, type PackedMenu } from '../../menu/pack-menu.ts'
import { TableMenu } from '../../dine-in/table-menu.tsx'

/** Spec 2: /menu/{type}/session/{id}. */
export default function SessionMenu() {
  const packed = useOutletContext<PackedMenu | undefined>()
  const menu = useMemo(() => packed && unpackMenu(packed), [packed])
  return menu && <TableMenu menu={menu} />
}
