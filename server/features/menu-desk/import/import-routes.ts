import type { OpenAPIHono } from '@hono/zod-openapi'
import { getMenuFileRoute, importMenuRoute, previewImportRoute } from '#contract/menu-import.ts'
import { isRefusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { answer, refusalResponse, type AppContext, type AppEnv } from '#server/request.ts'
import { importMenu, previewImport } from './import-menu.ts'
import { menuFile } from './menu-file.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** The menu from and to a file. */
export function importRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  const reader = (c: AppContext) => async () => new Uint8Array(await c.req.arrayBuffer())
  app.openapi(getMenuFileRoute, async (c) => {
    const { of, format } = c.req.valid('query')
    const file = await menuFile(deps, c.get('staff'), { of, format, language: c.get('language') })
    if (isRefusal(file)) return refusalResponse(c, file) as never
    return c.body(Uint8Array.from(file), 200, {
      'content-type': types[format],
      'content-disposition': `attachment; filename="${of}.${format}"`,
      'cache-control': 'no-store',
    }) as never
  })
  app.openapi(previewImportRoute, async (c) =>
    answer(c, await previewImport(deps, c.get('staff'), c.get('language'), reader(c)), 200),
  )
  app.openapi(importMenuRoute, async (c) =>
    answer(c, await importMenu(deps, c.get('staff'), c.req.valid('query').plan, reader(c)), 200),
  )
}
