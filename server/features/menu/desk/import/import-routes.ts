import type { OpenAPIHono } from '@hono/zod-openapi'
import { getMenuFileRoute, importMenuRoute, previewImportRoute } from '#contract/menu/menu-import.ts'
import { answerFile } from '#server/http/answer-file.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { importMenu, previewImport } from './import-menu.ts'
import { menuFile } from './menu-file.ts'

/** The menu from and to a file. */
export function importRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const reader = (c: AppContext) => async () => new Uint8Array(await c.req.arrayBuffer())
  app.openapi(getMenuFileRoute, async (c) => {
    const { of, format } = c.req.valid('query')
    const file = await menuFile(deps, c.get('staff'), { of, format, language: c.get('language') })
    return answerFile(c, file, `${of}.${format}`)
  })
  app.openapi(previewImportRoute, async (c) =>
    answer(c, await previewImport(deps, c.get('staff'), c.get('language'), reader(c)), 200),
  )
  app.openapi(importMenuRoute, async (c) =>
    answer(c, await importMenu(deps, c.get('staff'), c.req.valid('query').plan, reader(c)), 200),
  )
}
