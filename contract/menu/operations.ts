// Made by tools/make-client.ts from the routes of this folder (npm run client).
import { callsOf } from '../core/route-client.ts'
import type * as fees from './fees.ts'
import type * as itemHere from './item-here.ts'
import type * as menuDesk from './menu-desk.ts'
import type * as menuImport from './menu-import.ts'
import type * as priceLists from './price-lists.ts'

interface MenuRoutes {
  getFees: typeof fees.getFeesRoute
  saveFees: typeof fees.saveFeesRoute
  changeItemHere: typeof itemHere.changeItemHereRoute
  changeOptionsHere: typeof itemHere.changeOptionsHereRoute
  setSoldOut: typeof itemHere.setSoldOutRoute
  addDeskItem: typeof menuDesk.addDeskItemRoute
  addMenuGroup: typeof menuDesk.addMenuGroupRoute
  addMenuPicture: typeof menuDesk.addMenuPictureRoute
  addPriceChange: typeof menuDesk.addPriceChangeRoute
  bulkMenu: typeof menuDesk.bulkMenuRoute
  changeDeskItem: typeof menuDesk.changeDeskItemRoute
  changeMenuGroup: typeof menuDesk.changeMenuGroupRoute
  copyDeskItem: typeof menuDesk.copyDeskItemRoute
  deleteDeskItem: typeof menuDesk.deleteDeskItemRoute
  deleteMenuGroup: typeof menuDesk.deleteMenuGroupRoute
  deletePriceChange: typeof menuDesk.deletePriceChangeRoute
  getDeskItem: typeof menuDesk.getDeskItemRoute
  getMenuDesk: typeof menuDesk.getMenuDeskRoute
  orderMenu: typeof menuDesk.orderMenuRoute
  undoMenu: typeof menuDesk.undoMenuRoute
  importMenu: typeof menuImport.importMenuRoute
  previewImport: typeof menuImport.previewImportRoute
  getPriceLists: typeof priceLists.getPriceListsRoute
  savePriceLists: typeof priceLists.savePriceListsRoute
}

export const menuOperations = callsOf<MenuRoutes>({
  getFees: 'GET /api/v1/staff/fees',
  saveFees: 'PUT /api/v1/staff/fees body',
  changeItemHere: 'PUT /api/v1/staff/items/{id}/here body',
  changeOptionsHere: 'PUT /api/v1/staff/options/here body',
  setSoldOut: 'PUT /api/v1/staff/items/{id}/sold-out body',
  addDeskItem: 'POST /api/v1/staff/menu/items body',
  addMenuGroup: 'POST /api/v1/staff/menu/groups body',
  addMenuPicture: 'POST /api/v1/staff/menu/pictures body',
  addPriceChange: 'POST /api/v1/staff/menu/items/{id}/price-changes body',
  bulkMenu: 'POST /api/v1/staff/menu/bulk body',
  changeDeskItem: 'PUT /api/v1/staff/menu/items/{id} body',
  changeMenuGroup: 'PUT /api/v1/staff/menu/groups/{id} body',
  copyDeskItem: 'POST /api/v1/staff/menu/items/{id}/copies',
  deleteDeskItem: 'DELETE /api/v1/staff/menu/items/{id} query',
  deleteMenuGroup: 'DELETE /api/v1/staff/menu/groups/{id} query',
  deletePriceChange: 'DELETE /api/v1/staff/menu/price-changes/{id}',
  getDeskItem: 'GET /api/v1/staff/menu/items/{id} query',
  getMenuDesk: 'GET /api/v1/staff/menu',
  orderMenu: 'PUT /api/v1/staff/menu/order body',
  undoMenu: 'POST /api/v1/staff/menu/undo body',
  importMenu: 'POST /api/v1/staff/menu/imports body query',
  previewImport: 'POST /api/v1/staff/menu/imports/preview body',
  getPriceLists: 'GET /api/v1/staff/price-lists',
  savePriceLists: 'PUT /api/v1/staff/price-lists body',
})
