import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  addWalkInRoute,
  removeWaitingRoute,
  getWaitingDeskRoute,
  saveWaitingSettingsRoute,
  serveWaitingRoute,
} from '#contract/waitlist/waiting-desk.ts'
import { isRefusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import type { Seating } from '#server/ports/seat-party.ts'
import { removeParties } from './remove-parties.ts'
import { addWalkIn, saveSettings } from './run-desk.ts'
import { serveEntry } from './serve-entry.ts'
import { showDesk } from './show-desk.ts'

/** The host's queue on the console (rule "Queue on the console"). */
export function waitingStaffRoutes(app: OpenAPIHono<AppEnv>, deps: Deps, seating: Seating): void {
  app.openapi(getWaitingDeskRoute, async (c) => {
    const { branch_id } = c.req.valid('query')
    return answer(c, await showDesk(deps, c.get('staff'), branch_id, c.get('language')), 200)
  })
  app.openapi(addWalkInRoute, async (c) => {
    const key = c.req.valid('header')['idempotency-key']
    const caller = { staff: c.get('staff'), language: c.get('language') }
    return answer(c, await addWalkIn(deps, caller, c.req.valid('json'), key), 201)
  })
  app.openapi(serveWaitingRoute, async (c) => {
    const { id } = c.req.valid('param')
    return answer(c, await serveEntry(deps, c.get('staff'), id, c.req.valid('json'), seating), 200)
  })
  app.openapi(removeWaitingRoute, async (c) =>
    answer(c, await removeParties(deps, c.get('staff'), c.req.valid('json')), 200),
  )
  app.openapi(saveWaitingSettingsRoute, async (c) => {
    const body = c.req.valid('json')
    const saved = await saveSettings(deps, c.get('staff'), body)
    const shown = isRefusal(saved)
      ? saved
      : await showDesk(deps, c.get('staff'), body.branch_id, c.get('language'))
    return answer(c, shown, 200)
  })
}
