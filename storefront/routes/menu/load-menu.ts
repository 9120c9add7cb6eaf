import { redirect } from 'react-router'
import type { Client } from '#contract/core/client.ts'
import type { MenuWire } from '#contract/menu/menu.ts'
import { isOrderType } from '#domain/core/order-type.ts'
import type { Language } from '#domain/core/words.ts'
import { localPath } from '#domain/core/local-path.ts'
import { ask } from '#web/ask.ts'

/** Which menu an address asks for. */
export interface MenuAsked {
  /** Nothing where the address names no way to order. */
  readonly type: string | undefined
  readonly branchId: string | undefined
  readonly language: Language
}

/**
 * Takes the client and what is asked; returns the menu, of the branch's usual way where none is named. Leads to the choice
 * of a branch where this one does not offer the way (spec 2), or where a table's code has to come first; any other type is
 * 404, and so is the menu of a branch where nothing can be ordered (spec 8).
 */
export async function loadMenu(
  client: Pick<Client, 'menu'>,
  { type, branchId, language }: MenuAsked,
): Promise<MenuWire> {
  if (type !== undefined && !isMenuType(type))
    throw Response.json({ code: 'page-not-found' }, { status: 404 })
  // a table's menu is its session's, and its QR code leads there
  const atTable = () => redirect(localPath('/select-type/dinein', language))
  if (type === 'dinein') throw atTable()
  const menu = await ask(client.menu({ ...(type && { type }), branch_id: branchId }))
  const { types } = menu.branch
  if (type === undefined && menu.type === 'e')
    throw types.includes('dinein') ? atTable() : Response.json({ code: 'menu-unavailable' }, { status: 404 })
  if (type !== undefined && type !== 'e' && !types.includes(type))
    throw redirect(localPath(`/select-type/${type}`, language))
  return menu
}

const isMenuType = (type: string): type is MenuWire['type'] => type === 'e' || isOrderType(type)
