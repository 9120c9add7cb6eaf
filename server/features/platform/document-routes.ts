import { localPath } from '#domain/core/local-path.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { apiAbout, completeDocument, documentPath, type ApiDocument } from '#contract/core/api-document.ts'
import { originOf, type Deps } from '#server/core/deps.ts'
import type { AppEnv } from '#server/http/request.ts'

/** The OpenAPI document, on any host, and the way to its readable page on the main site (decision 0024). */
export function documentRoutes(app: OpenAPIHono<AppEnv>, { settled }: Deps): void {
  let cached: string | undefined
  app.get(documentPath, (c) => {
    cached ??= JSON.stringify(completeDocument(plain(app.getOpenAPI31Document(apiAbout))))
    return c.body(cached, 200, { 'content-type': 'application/json; charset=UTF-8' })
  })
  app.get('/api/v1/docs', (c) => {
    const path = localPath('/docs', c.get('language'))
    return c.redirect(originOf(settled, settled.platformHost) + path, 302)
  })
}

/** As it travels. */
function plain(document: object): ApiDocument {
  return JSON.parse(JSON.stringify(document)) as ApiDocument
}
