import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  addCouponRoute,
  changeCouponRoute,
  listCouponsRoute,
  pauseCouponRoute,
} from '#contract/loyalty/coupons.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { wordIn } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { mayEverywhere } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { findCoupon, listCoupons, pauseCoupon } from '#server/store/loyalty/coupons.ts'
import { listCustomerGroups } from '#server/store/customers/customers.ts'
import { addCoupon, changeCoupon, lookOf } from './save-coupon.ts'
import { showCoupon } from './show-coupon.ts'

/** Coupons on the console: made, changed, paused and watched by owner and manager. */
export function couponRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(listCouponsRoute, async (c) => answer(c, notAllowed(c) ?? (await list(c, deps)), 200))
  app.openapi(addCouponRoute, async (c) =>
    answer(c, notAllowed(c) ?? (await addCoupon(deps, c.get('staff'), c.req.valid('json'))), 201),
  )
  app.openapi(changeCouponRoute, async (c) => {
    const [{ id }, change] = [c.req.valid('param'), c.req.valid('json')]
    return answer(c, notAllowed(c) ?? (await changeCoupon(deps, c.get('staff'), id, change)), 200)
  })
  app.openapi(pauseCouponRoute, async (c) => {
    const [{ id }, { paused }] = [c.req.valid('param'), c.req.valid('json')]
    return answer(c, notAllowed(c) ?? (await pause(c, deps, { id, paused })), 200)
  })
}

function notAllowed(c: AppContext): Refusal | undefined {
  return mayEverywhere(c.get('staff'), 'coupons') ? undefined : refuse('not-allowed')
}

async function list(c: AppContext, deps: Deps) {
  const look = await lookOf(deps, c.get('staff'))
  return deps.db.snapshot(c.get('staff').tenantId, async (read) => {
    const [coupons, groups] = [await listCoupons(read), await listCustomerGroups(read)]
    const language = c.get('language')
    return {
      data: coupons.map((coupon) => showCoupon(coupon, look)),
      groups: groups.map((group) => ({ id: group.id, name: wordIn(group.name, language) })),
    }
  })
}

async function pause(c: AppContext, deps: Deps, { id, paused }: { id: string; paused: boolean }) {
  const { tenantId, staffId } = c.get('staff')
  const look = await lookOf(deps, { tenantId })
  return deps.db.write(tenantId, async (tx) => {
    const before = await findCoupon(tx, id)
    if (!before) return refuse('not-found')
    await pauseCoupon(tx, id, paused)
    await writeAudit(tx, {
      staffId,
      action: 'coupon-pause',
      subject: id,
      before: { paused: before.paused },
      after: { paused },
    })
    return showCoupon({ ...before, paused }, look)
  })
}
