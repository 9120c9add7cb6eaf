import { describe, expect, it } from 'vitest'
import { moveSpot } from './pin-map.ts'
import { previewTiles } from './preview-tiles.ts'

const olaya = { latitude: 24.6951, longitude: 46.6851 }
const count = 2 ** 17

describe('the map before its script is here', () => {
  it('lies where the map will lie: each tile’s corner is as far from the spot as the world says', () => {
    const tiles = previewTiles('https://tiles.test/{z}/{x}/{y}.png', olaya)
    expect(tiles.length).toBeGreaterThanOrEqual(2)
    expect(tiles.length).toBeLessThanOrEqual(6)
    for (const { url, left, top } of tiles) {
      const [column = 0, row = 0] = /17\/(\d+)\/(\d+)\.png$/.exec(url)?.slice(1).map(Number) ?? []
      const corner = moveSpot(olaya, left, top, 17)
      expect(corner.longitude).toBeCloseTo((column / count) * 360 - 180, 4)
      const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / count))) * 180) / Math.PI
      expect(corner.latitude).toBeCloseTo(latitude, 4)
    }
  })

  it('asks a service of several hosts as Leaflet does', () => {
    for (const { url } of previewTiles('https://{s}.tiles.test/{z}/{x}/{y}{r}.png', olaya))
      expect(url).toMatch(/^https:\/\/[abc]\.tiles\.test\/17\/\d+\/\d+\.png$/)
  })
})
