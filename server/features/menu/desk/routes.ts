import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  addDeskItemRoute,
  addMenuGroupRoute,
  addMenuPictureRoute,
  addPriceChangeRoute,
  bulkMenuRoute,
  changeDeskItemRoute,
  changeMenuGroupRoute,
  copyDeskItemRoute,
  deleteDeskItemRoute,
  deleteMenuGroupRoute,
  deletePriceChangeRoute,
  getDeskItemRoute,
  getMenuDeskRoute,
  orderMenuRoute,
  undoMenuRoute,
} from '#contract/menu/menu-desk.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { fileReader } from '#server/http/read-file.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { addMenuPicture } from './add-picture.ts'
import { changeMany } from './bulk-change.ts'
import { importRoutes } from './import/import-routes.ts'
import { orderMenu } from './order-menu.ts'
import { callOffPrice, planPrice } from './price-changes.ts'
import { addGroup, changeGroup, deleteGroup } from './save-group.ts'
import { addItem, changeItem, copyItem, deleteItem } from './save-item.ts'
import { showDesk, showDeskItem } from './show-desk.ts'
import { undoChange } from './undo-change.ts'

/** The console's menu editor: for owner and manager. */
export function menuDeskRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const shown = async (c: AppContext, made: { id: string } | Refusal) =>
    isRefusal(made) ? made : showDeskItem(deps, c.get('staff'), made.id, c.get('language'))

  app.openapi(getMenuDeskRoute, async (c) =>
    answer(c, await showDesk(deps, c.get('staff'), c.get('language')), 200),
  )
  app.openapi(getDeskItemRoute, async (c) => {
    const { id } = c.req.valid('param')
    const { since } = c.req.valid('query')
    return answer(c, await showDeskItem(deps, c.get('staff'), id, c.get('language'), since), 200)
  })
  app.openapi(addDeskItemRoute, async (c) =>
    answer(c, await shown(c, await addItem(deps, c.get('staff'), c.req.valid('json').doc)), 201),
  )
  app.openapi(changeDeskItemRoute, async (c) => {
    const { id } = c.req.valid('param')
    return answer(c, await shown(c, await changeItem(deps, c.get('staff'), id, c.req.valid('json'))), 200)
  })
  app.openapi(deleteDeskItemRoute, async (c) => {
    const { version } = c.req.valid('query')
    return answer(c, await deleteItem(deps, c.get('staff'), c.req.valid('param').id, version), 200)
  })
  app.openapi(copyDeskItemRoute, async (c) =>
    answer(c, await shown(c, await copyItem(deps, c.get('staff'), c.req.valid('param').id)), 201),
  )
  app.openapi(addMenuGroupRoute, async (c) =>
    answer(c, await addGroup(deps, c.get('staff'), c.req.valid('json').doc), 201),
  )
  app.openapi(changeMenuGroupRoute, async (c) => {
    const { id } = c.req.valid('param')
    return answer(c, await changeGroup(deps, c.get('staff'), id, c.req.valid('json')), 200)
  })
  app.openapi(deleteMenuGroupRoute, async (c) => {
    const { version } = c.req.valid('query')
    return answer(c, await deleteGroup(deps, c.get('staff'), c.req.valid('param').id, version), 200)
  })
  app.openapi(orderMenuRoute, async (c) =>
    answer(c, await orderMenu(deps, c.get('staff'), c.req.valid('json').groups), 200),
  )
  app.openapi(bulkMenuRoute, async (c) => {
    const { item_ids, change } = c.req.valid('json')
    return answer(c, await changeMany(deps, c.get('staff'), item_ids, change), 200)
  })
  app.openapi(undoMenuRoute, async (c) =>
    answer(c, await undoChange(deps, c.get('staff'), c.req.valid('json').batch), 200),
  )
  priceRoutes(app, deps, shown)
  importRoutes(app, deps)
  app.openapi(addMenuPictureRoute, async (c) => {
    return answer(c, await addMenuPicture(deps, c.get('staff'), fileReader(c)), 201)
  })
}

function priceRoutes(
  app: OpenAPIHono<AppEnv>,
  deps: Deps,
  shown: (c: AppContext, made: { id: string } | Refusal) => ReturnType<typeof showDeskItem>,
): void {
  app.openapi(addPriceChangeRoute, async (c) => {
    const { id } = c.req.valid('param')
    return answer(c, await shown(c, await planPrice(deps, c.get('staff'), id, c.req.valid('json'))), 201)
  })
  app.openapi(deletePriceChangeRoute, async (c) =>
    answer(c, await callOffPrice(deps, c.get('staff'), c.req.valid('param').id), 200),
  )
}
