import type { OpenAPIHono } from '@hono/zod-openapi'
import { addBranchRoute, changeBranchRoute, listDeskBranchesRoute } from '#contract/branches/branch-desk.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { addBranch, changeBranch, listBranches } from './save-branch.ts'

/** Branches: opened and changed by owner and manager. */
export function branchDeskRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(listDeskBranchesRoute, async (c) => answer(c, await listBranches(deps, c.get('staff')), 200))
  app.openapi(addBranchRoute, async (c) =>
    answer(c, await addBranch(deps, c.get('staff'), c.req.valid('json')), 201),
  )
  app.openapi(changeBranchRoute, async (c) =>
    answer(c, await changeBranch(deps, c.get('staff'), c.req.valid('param').id, c.req.valid('json')), 200),
  )
}
