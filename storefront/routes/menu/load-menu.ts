import { redirect } from 'react-router'
import type { Client } from '#contract/client.ts'
import type { MenuWire } from '#contract/menu.ts'
import { isOrderType } from '#domain/menu.ts'
import type { Language } from '#domain/words.ts'
import { localPath } from '#ui/local-path.ts'
import { ask } from '#web/ask.ts'

/** Which menu an address asks for. */
export interface MenuAsked {
  readonly type: string
  readonly branchId: string | undefined
  readonly language: Language
}

/**
 * Takes the client and what is asked; returns the menu. Leads to the choice of a branch where this one does not offer the
 * way (spec 2), or where a table's code has to come first; any other type is 404.
 */
export async function loadMenu(
  client: Pick<Client, 'menu'>,
  { type, branchId, language }: MenuAsked,
): Promise<MenuWire> {
  if (!isMenuType(type)) throw Response.json({ code: 'page-not-found' }, { status: 404 })
  // a table's menu is its session's, and its QR code leads there
  if (type === 'dinein') throw redirect(localPath('/select-type/dinein', language))
  const menu = await ask(client.menu({ type, branch_id: branchId }))
  if (type !== 'e' && !menu.branch.types.includes(type))
    throw redirect(localPath(`/select-type/${type}`, language))
  return menu
}

const isMenuType = (type: string): type is MenuWire['type'] => type === 'e' || isOrderType(type)
