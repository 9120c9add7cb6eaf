import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Deps } from '#server/core/deps.ts'
import type { AppEnv } from '#server/http/request.ts'
import { staffAccountRoutes } from './account/routes.ts'
import { openingRoutes } from './opening/routes.ts'
import { staffSessionRoutes } from './sign-in/routes.ts'
import { teamRoutes } from './team/routes.ts'

/** Who works for the restaurant: sessions, own accounts, the team, and the way to open (rule "Roles"). */
export function backofficeRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  staffSessionRoutes(app, deps)
  staffAccountRoutes(app, deps)
  teamRoutes(app, deps)
  openingRoutes(app, deps)
}
