import type { BannerWire } from '#contract/platform/tenant.ts'
import { popupCookie } from '#domain/site/popup.ts'
import { makeVisitor } from '../visitor.ts'

type Cookie = { name: string; value: string; url: string }

const asked = new Map<number, Promise<Cookie[]>>()

/** Takes the product's port; returns the cookies of a visitor who has seen every popup of the demo's restaurants. */
export const popupsAway = (port: number): Promise<Cookie[]> => {
  const known = asked.get(port) ?? ask(port)
  asked.set(port, known)
  return known
}

async function ask(port: number): Promise<Cookie[]> {
  const all = await Promise.all(
    ['saffron', 'nile', 'marina'].map(async (name) => {
      const visitor = makeVisitor(port, `${name}.localhost`)
      const { data } = await visitor.call<{ data: BannerWire[] }>(
        'GET',
        '/api/v1/tenant/banners/all?place=web_popup',
      )
      const url = `http://${name}.localhost:${port}/`
      return data.map(({ id }) => ({ name: popupCookie(id), value: '1', url }))
    }),
  )
  return all.flat()
}
