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

  it.each(['16/41266/28126.png', '16/70000/1.svg', '3/8/0.svg', '-1/0/0.svg', '20/1/1.svg', 'a/b/c.svg'])(
    'has no tile %s',
    async (path) => {
      expect((await tile(path)).status).toBe(404)
    },
  )
})
