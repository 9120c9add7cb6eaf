import { describe, expect, it } from 'vitest'
import { mapApp } from './map-app.ts'

const app = mapApp()
const tile = (path: string) => app.request(`/tiles/${path}`)

describe('the local map', () => {
  it('draws a tile, always the same, with names in the asked language', async () => {
    const [first, again, arabic] = await Promise.all(
      ['16/41266/28126.svg?lang=en', '16/41266/28126.svg?lang=en', '16/41266/28126.svg'].map(async (path) =>
        (await tile(path)).text(),
      ),
    )
    expect(first).toMatch(/^<svg .*Al Olaya.*<\/svg>$/)
    expect(again).toBe(first)
    expect(arabic).toContain('العليا')
  })

  it('sends tiles compressed to who takes them so', async () => {
    const path = '/tiles/16/41266/28126.svg'
    const packed = await app.request(path, { headers: { 'accept-encoding': 'gzip, br' } })
    const plain = await app.request(path)
    expect([packed, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['gzip', null])
    expect((await packed.arrayBuffer()).byteLength).toBeLessThan((await plain.arrayBuffer()).byteLength / 2)
  })

  it.each(['16/41266/28126.png', '16/70000/1.svg', '3/8/0.svg', '-1/0/0.svg', '20/1/1.svg', 'a/b/c.svg'])(
    'has no tile %s',
    async (path) => {
      expect((await tile(path)).status).toBe(404)
    },
  )
})
