import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  getAllergensRoute,
  getBranchesRoute,
  getBranchRoute,
  getItemRoute,
  getMenuRoute,
} from '#contract/menu/menu.ts'
import { earliest } from '#domain/menu/availability.ts'
import { isRefusal, refuse } from '#domain/core/refusal.ts'
import { wordIn } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { itemPlace, menuPlace } from '#server/content/menu-place.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { showBranch } from './show-branch.ts'
import { showItem, showMenu } from './show-menu.ts'

/** The menu and the branches, as they stand now (spec 7). */
export function menuRoutes(app: OpenAPIHono<AppEnv>, { catalogues, clock, menus }: Deps): void {
  app.openapi(getMenuRoute, async (c) => {
    const catalogue = await catalogues.current(c.get('tenantId'))
    const place = menuPlace(catalogue, c.req.valid('query'))
    if (isRefusal(place)) return answer(c, place, 200)
    const look = { ...place, language: c.get('language'), now: clock() }
    stamp(c, catalogue, undefined)
    const question = `${place.branch.id} ${place.type} ${look.language}`
    return menus.answer(c, { content: catalogue, question, now: look.now }, () => {
      const { menu, changesAt } = showMenu(catalogue, look)
      return { body: menu, changesAt }
    })
  })
  app.openapi(getItemRoute, async (c) => {
    const catalogue = await catalogues.current(c.get('tenantId'))
    const { id } = c.req.valid('param')
    const place = itemPlace(catalogue, id, c.req.valid('query'))
    if (isRefusal(place)) return answer(c, place, 200)
    const look = place && { ...place, language: c.get('language'), now: clock() }
    const found = look && showItem(catalogue, id, look)
    if (!found) return answer(c, refuse('item-not-found'), 200)
    const { branch, type } = look
    const shown = showBranch(branch, look.language, look.now, type === 'e' ? undefined : type)
    const changesAt = earliest(found.changesAt, shown.changesAt)
    stamp(c, catalogue, changesAt)
    return answer(c, { item: found.item, type, branch: shown.branch, ...moments(look.now, changesAt) }, 200)
  })
  app.openapi(getAllergensRoute, async (c) => {
    const { allergens } = await catalogues.current(c.get('tenantId'))
    return answer(
      c,
      { data: allergens.map(({ id, name, icon }) => ({ id, name: wordIn(name, c.get('language')), icon })) },
      200,
    )
  })
  app.openapi(getBranchesRoute, async (c) => {
    const catalogue = await catalogues.current(c.get('tenantId'))
    const { type } = c.req.valid('query')
    const now = clock()
    const shown = catalogue.branches
      .filter((branch) => !type || branch.types.includes(type))
      .map((branch) => showBranch(branch, c.get('language'), now, type))
    const changesAt = earliest(...shown.map((one) => one.changesAt))
    stamp(c, catalogue, changesAt)
    return answer(c, { data: shown.map((one) => one.branch), ...moments(now, changesAt) }, 200)
  })
  app.openapi(getBranchRoute, async (c) => {
    const { branches } = await catalogues.current(c.get('tenantId'))
    const branch = branches.find((one) => one.id === c.req.valid('param').id)
    return answer(
      c,
      branch ? { data: showBranch(branch, c.get('language'), clock()).branch } : refuse('branch-not-found'),
      200,
    )
  })
}

function moments(now: number, changesAt: number | undefined) {
  return {
    rendered_at: new Date(now).toISOString(),
    changes_at: changesAt === undefined ? null : new Date(changesAt).toISOString(),
  }
}

/** The page cache reads these: what version a page was made of, and when it ends by the clock (safety 29). */
function stamp(c: AppContext, catalogue: Catalogue, changesAt: number | undefined): void {
  c.header('x-content-version', String(catalogue.version))
  if (changesAt !== undefined) c.header('x-changes-at', String(changesAt))
}
