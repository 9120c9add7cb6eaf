import type { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import {
  cancelWaitingRoute,
  changeQueueRoute,
  joinQueueRoute,
  openPreorderRoute,
  rateWaitingRoute,
  updateWaitingRoute,
} from '#contract/waitlist/waiting-acts.ts'
import {
  countWaitingRoute,
  getLastActiveRoute,
  getQueueBoardRoute,
  getWaitingRoute,
  getWaitingSettingsRoute,
  listWaitingReasonsRoute,
  listQueuesRoute,
  listWaitingAreasRoute,
} from '#contract/waitlist/waiting.ts'
import { addPushDeviceRoute, getPushKeyRoute } from '#contract/waitlist/waiting-push.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { DatabaseBusy } from '#server/database/database-busy.ts'
import type { Deps } from '#server/core/deps.ts'
import { requestAddress } from '#server/middleware/request-host.ts'
import { ensureBrowser } from '#server/middleware/shopper.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { addressKeyOf } from '#server/usage/usage-subjects.ts'
import { listReasons, reasonWords } from './cancel-reasons.ts'
import { addDevice, pushKeysOf } from './devices.ts'
import type { Guest } from './guest.ts'
import { joinQueue } from './join-queue.ts'
import { delayTurn, leaveQueue } from './leave-queue.ts'
import { openPreorder } from './open-preorder.ts'
import { rateWait } from './rate-wait.ts'
import { readEntry } from './show-entry.ts'
import { showBoard } from './show-board.ts'
import { countWaiting, showAreas, showLastActive, showQueues, showSettings } from './show-queues.ts'
import { updateEntry } from './update-entry.ts'

/** Per minute. A phone joins once, and a whole room behind one Wi-Fi may do so at once. */
const joins = { browser: 6, address: 300 }

/** Takes a request; returns who asks. */
export function guestOf(c: AppContext): Guest {
  return {
    tenantId: c.get('tenantId'),
    language: c.get('language'),
    shopper: c.get('shopper'),
    browser: c.get('browser'),
  }
}

/** The waiting list for guests (spec 7). */
export function waitingRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  readRoutes(app, deps)
  pushRoutes(app, deps)
  // a change answers with the version that it made, so that what came after it is asked for
  const shown = async (c: AppContext, id: string, done: { version?: number } | Refusal) => {
    if (isRefusal(done)) return done
    const read = () => readEntry(deps, guestOf(c), id)
    // it is done: a full house must not make it look as if it were not, or a turn is delayed twice
    const entry = await read().catch((error: unknown) => {
      if (error instanceof DatabaseBusy) return read()
      throw error
    })
    return isRefusal(entry) || done.version === undefined ? entry : { ...entry, queue_version: done.version }
  }
  app.openapi(joinQueueRoute, async (c) => {
    if (!mayJoin(c, deps)) return answer(c, refuse('too-many-requests'), 201)
    const browser = ensureBrowser(c, deps)
    const { branch_settings: _, ...body } = c.req.valid('json')
    const address = addressKeyOf(deps.seal, c.get('tenantId'), requestAddress(c, deps.settled))
    // a browser that comes with no cookie of ours gets a new one each time: its address counts
    const caller = { address, browser: c.get('visitor') && browser }
    const joined = await joinQueue(deps, { ...guestOf(c), browser, caller }, body)
    if (isRefusal(joined)) return answer(c, joined, 201)
    const { entry, number, place, queueVersion } = joined
    return answer(c, { WaitingEntity_id: entry.id, number, place, queue_version: queueVersion }, 201)
  })
  app.openapi(changeQueueRoute, async (c) => {
    const { id } = c.req.valid('param')
    const body = c.req.valid('json')
    if (body.id !== undefined && body.id !== id) return answer(c, refuse('bad-input'), 200)
    return answer(c, await shown(c, id, await delayTurn(deps, guestOf(c), id)), 200)
  })
  app.openapi(updateWaitingRoute, async (c) => {
    const { id } = c.req.valid('param')
    return answer(c, await shown(c, id, await updateEntry(deps, guestOf(c), id, c.req.valid('json'))), 200)
  })
  app.use(cancelWaitingRoute.getRoutingPath(), nothingIsEmpty)
  app.openapi(cancelWaitingRoute, async (c) => {
    const { id } = c.req.valid('param')
    const { reason: sent } = c.req.valid('json')
    const reason = await reasonWords(deps, c.get('tenantId'), sent ?? undefined, c.get('language'))
    return answer(c, await shown(c, id, await leaveQueue(deps, guestOf(c), id, reason)), 200)
  })
  app.openapi(openPreorderRoute, async (c) => {
    const { id } = c.req.valid('param')
    return answer(c, await shown(c, id, await openPreorder(deps, guestOf(c), id)), 200)
  })
  app.openapi(rateWaitingRoute, async (c) => {
    const { id } = c.req.valid('param')
    return answer(c, await shown(c, id, await rateWait(deps, guestOf(c), id, c.req.valid('json'))), 200)
  })
}

/** Every request says that it is JSON (spec 7), also one without a word in it: whoever gives no reason sends none. */
const nothingIsEmpty: MiddlewareHandler<AppEnv> = async (c, next) => {
  if ((await c.req.text()) === '') {
    const headers = new Headers(c.req.raw.headers)
    headers.delete('content-type')
    c.req.raw = new Request(c.req.url, { method: c.req.method, headers })
  }
  await next()
}

function readRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(listQueuesRoute, async (c) =>
    answer(c, await showQueues(deps, guestOf(c), c.req.valid('query').lengths !== 'none'), 200),
  )
  app.openapi(listWaitingAreasRoute, async (c) =>
    answer(c, await showAreas(deps, guestOf(c), c.req.valid('query').branch_id), 200),
  )
  app.openapi(getLastActiveRoute, async (c) => {
    const { branch_id, area_id } = c.req.valid('query')
    return answer(c, await showLastActive(deps, guestOf(c), branch_id, area_id), 200)
  })
  app.openapi(getQueueBoardRoute, async (c) =>
    answer(c, await showBoard(deps, guestOf(c), c.req.valid('param').branchId), 200),
  )
  app.openapi(countWaitingRoute, async (c) => {
    const { branchId } = c.req.valid('param')
    return answer(c, await countWaiting(deps, c.get('tenantId'), branchId, c.req.valid('query').area_id), 200)
  })
  app.openapi(getWaitingSettingsRoute, async (c) =>
    answer(c, await showSettings(deps, guestOf(c), c.req.valid('param').id), 200),
  )
  app.openapi(listWaitingReasonsRoute, async (c) =>
    answer(c, await listReasons(deps, c.get('tenantId'), c.get('language')), 200),
  )
  app.openapi(getWaitingRoute, async (c) =>
    answer(c, await readEntry(deps, guestOf(c), c.req.valid('param').id), 200),
  )
}

/** News of the party's turn on a locked phone. */
function pushRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getPushKeyRoute, async (c) =>
    answer(c, { key: (await pushKeysOf(deps, c.get('tenantId'))).publicKey }, 200),
  )
  app.openapi(addPushDeviceRoute, async (c) => {
    const { endpoint, keys } = c.req.valid('json')
    const { id } = c.req.valid('param')
    const added = await addDevice(deps, c.get('tenantId'), id, { endpoint, ...keys }, c.get('language'))
    return answer(c, added, 200)
  })
}

/** A browser that was issued its cookie counts by itself; only new ones share their address's ceiling. */
function mayJoin(c: AppContext, deps: Deps): boolean {
  const visitor = c.get('visitor')
  const now = deps.clock()
  return visitor
    ? deps.rateLimits.pass(`queue:${visitor}`, joins.browser, now)
    : deps.rateLimits.pass(`queue-new:${requestAddress(c, deps.settled)}`, joins.address, now)
}
