import { Hono, type Context, type Env } from 'hono'
import { isPictureWidth } from '#domain/core/picture-widths.ts'
import { pictureFormats, type PictureFormat, type PictureStore } from '#server/adapters/pictures/port.ts'

const address = /^(\d{2,4})(?:\.(avif|webp|png))?$/

/**
 * Takes the picture store and how to read a request's tenant; returns the app that serves
 * GET /pictures/{id}/{width}: the best format that the browser takes, or the one named by an ending (.png for
 * icons and open graph). A picture never changes under its id, so browsers keep it for a year. Design 10.
 */
export function pictureRoutes<E extends Env>(
  pictures: PictureStore,
  tenantOf: (c: Context<E>) => string,
): Hono<E> {
  const app = new Hono<E>()
  app.get('/pictures/:id/:file', async (c) => {
    const [, digits, ending] = address.exec(c.req.param('file')) ?? []
    const width = Number(digits)
    if (!isPictureWidth(width)) return notFound()
    const format = formatNamed(ending) ?? bestFormat(c.req.header('accept') ?? '')
    const picture = await pictures.get(tenantOf(c), c.req.param('id'), width, format)
    if (!picture) return notFound()
    const headers: Record<string, string> = {
      'cache-control': 'public, max-age=31536000, immutable',
      etag: picture.etag,
      'x-content-type-options': 'nosniff',
      ...(!ending && { vary: 'Accept' }),
    }
    if (matches(c.req.header('if-none-match'), picture.etag))
      return new Response(null, { status: 304, headers })
    return new Response(picture.bytes, { headers: { ...headers, 'content-type': `image/${format}` } })
  })
  return app
}

function formatNamed(ending: string | undefined): PictureFormat | undefined {
  return pictureFormats.find((format) => format === ending)
}

/** Every browser that takes WebP says so; whatever does not (mail, crawlers) gets PNG. */
function bestFormat(accept: string): PictureFormat {
  const taken = accept.split(',').flatMap((part) => {
    const [type = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [type]
  })
  if (taken.includes('image/avif')) return 'avif'
  return taken.includes('image/webp') ? 'webp' : 'png'
}

function matches(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}

function notFound(): Response {
  return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
}
