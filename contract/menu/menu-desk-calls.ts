import type { Caller } from '../core/caller.ts'
import type { BulkChangeBody, DeskItemWire, MenuDeskWire } from './menu-desk.ts'
import type { GroupDocWire, ItemDocWire } from './menu-doc.ts'
import type { MenuImportedWire, MenuImportWire } from './menu-import.ts'
import type { PictureWire } from '../core/wire.ts'

type Done = { done: true }

/** Takes how to call; returns the calls of the console's menu editor. Rule "Roles". */
export function menuDeskCalls({ get, call }: Caller) {
  const at = '/api/v1/staff/menu'
  return {
    menuDesk: () => get<MenuDeskWire>(at),
    deskItem: (id: string, since?: number) =>
      get<DeskItemWire>(`${at}/items/${id}`, since === undefined ? {} : { since: String(since) }),
    addDeskItem: (doc: ItemDocWire) => call<DeskItemWire>('POST', `${at}/items`, { doc }),
    changeDeskItem: (id: string, version: number, doc: ItemDocWire) =>
      call<DeskItemWire>('PUT', `${at}/items/${id}`, { version, doc }),
    deleteDeskItem: (id: string, version: number) =>
      call<Done>('DELETE', `${at}/items/${id}?version=${version}`),
    copyDeskItem: (id: string) => call<DeskItemWire>('POST', `${at}/items/${id}/copies`),
    addMenuGroup: (doc: GroupDocWire) => call<{ id: string }>('POST', `${at}/groups`, { doc }),
    changeMenuGroup: (id: string, version: number, doc: GroupDocWire) =>
      call<Done>('PUT', `${at}/groups/${id}`, { version, doc }),
    deleteMenuGroup: (id: string, version: number) =>
      call<Done>('DELETE', `${at}/groups/${id}?version=${version}`),
    orderMenu: (groups: { id: string; items: string[] }[]) => call<Done>('PUT', `${at}/order`, { groups }),
    bulkMenu: (itemIds: string[], change: BulkChangeBody) =>
      call<{ changed: number }>('POST', `${at}/bulk`, { item_ids: itemIds, change }),
    undoMenu: (batch: string) => call<Done>('POST', `${at}/undo`, { batch }),
    addPriceChange: (itemId: string, body: { price: string; due_at: string }) =>
      call<DeskItemWire>('POST', `${at}/items/${itemId}/price-changes`, body),
    deletePriceChange: (id: string) => call<Done>('DELETE', `${at}/price-changes/${id}`),
    previewImport: (file: Blob) => call<MenuImportWire>('POST', `${at}/imports/preview`, file),
    importMenu: (file: Blob, plan: string) =>
      call<MenuImportedWire>('POST', `${at}/imports?plan=${plan}`, file),
    addMenuPicture: (image: Blob) => call<PictureWire>('POST', `${at}/pictures`, image),
  }
}
