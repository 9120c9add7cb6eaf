import { Hono } from 'hono'
import { isPictureWidth } from '#domain/core/picture-widths.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import type { Deps } from '#server/core/deps.ts'
import { requestHost } from '#server/middleware/request-host.ts'
import { cookiesOf } from '#server/middleware/cookies.ts'
import { findStaff } from '#server/middleware/staff.ts'
import type { AppContext, AppEnv } from '#server/http/request.ts'
import { isPhotoShown } from '#server/store/ratings/rating-photos.ts'
import { photoShelf } from './photo-shelf.ts'

const idShape = /^[0-9A-Za-z]{20}$/

/**
 * Serves GET /rating-photos/{id}/{width}: photos of ratings, to those who know their unguessable id. A hidden rating's
 * are there for staff alone. Browsers keep them, shared caches do not: hiding must end their serving.
 */
export function ratingPhotoRoutes(deps: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.get('/rating-photos/:id/:width', async (c) => {
    const id = c.req.param('id')
    const width = Number(c.req.param('width'))
    if (!idShape.test(id) || !isPictureWidth(width)) return notFound()
    const tenantId = c.get('tenantId')
    const staff = await isStaff(c, deps)
    if (staff === 'no right') return notFound()
    const shown = await deps.db.read(tenantId, (db) => isPhotoShown(db, id, staff === 'staff'))
    const file = shown ? await deps.pictures.get(photoShelf(tenantId), id, width, 'webp') : undefined
    if (!file) return notFound()
    return new Response(file.bytes, {
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        etag: file.etag,
      },
    })
  })
  return app
}

async function isStaff(c: AppContext, deps: Deps): Promise<'guest' | 'staff' | 'no right'> {
  if (requestHost(c, deps.settled) !== `console.${deps.settled.platformHost}`) return 'guest'
  const session = await findStaff(deps, cookiesOf(c, deps.settled))
  return session && mayStaff(session.role, 'see_ratings') ? 'staff' : 'no right'
}

function notFound(): Response {
  return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
}
