import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PinMapOptions, Spot } from './pin-map.ts'

type Act = (event: { latLng: { lat(): number; lng(): number } | null }) => void
const at = (place: { lat: number; lng: number }) => ({ lat: () => place.lat, lng: () => place.lng })

/** As much of Google's script as the map uses; `come` decides whether it loads. */
function stubBrowser(come: 'loads' | 'fails') {
  const seen = { source: '', options: [] as Record<string, unknown>[], acts: new Map<string, Act>() }
  class Map_ {
    constructor(_: unknown, options: object) {
      seen.options.push({ ...options })
    }
    addListener(event: string, act: Act) {
      seen.acts.set(`map ${event}`, act)
    }
    panTo() {}
    getZoom() {
      return 17
    }
  }
  class Marker {
    #at: { lat: number; lng: number }
    constructor(options: { position: { lat: number; lng: number } }) {
      seen.options.push({ ...options })
      this.#at = options.position
    }
    addListener(event: string, act: Act) {
      seen.acts.set(`pin ${event}`, act)
    }
    getPosition() {
      return at(this.#at)
    }
    setPosition(place: { lat: number; lng: number }) {
      this.#at = place
    }
  }
  const pair = class {
    readonly of: number[]
    constructor(...of: number[]) {
      this.of = of
    }
  }
  const page: Record<string, unknown> = {}
  const script = {
    src: '',
    async: false,
    addEventListener: (_: string, act: () => void) => {
      script.fail = act
    },
    fail: () => {},
  }
  vi.stubGlobal('window', page)
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }))
  vi.stubGlobal('document', {
    createElement: () => script,
    head: {
      append() {
        seen.source = script.src
        if (come === 'fails') return script.fail()
        page['google'] = { maps: { Map: Map_, Marker, Size: pair, Point: pair } }
        return (page['openGoogleMap'] as () => void)()
      },
    },
  })
  return { seen, page }
}

const moved: Spot[] = []
const onTrouble = vi.fn<() => void>()
const input = (): PinMapOptions => ({
  element: {} as HTMLElement,
  spot: { latitude: 24.7, longitude: 46.7 },
  words: { pin: 'Pin', zoomIn: '+', zoomOut: '-' },
  onMove: (spot) => moved.push(spot),
  onTrouble,
})

describe("Google's map", () => {
  beforeEach(() => {
    vi.resetModules()
    moved.length = 0
    onTrouble.mockClear()
  })
  afterEach(() => vi.unstubAllGlobals())

  it('spec 9: opens by the tenant’s key in the page’s language, with a pin of 38 by 95', async () => {
    const { seen } = stubBrowser('loads')
    const { openGoogleMap } = await import('./open-google-map.ts')
    const map = await openGoogleMap('browser-key', 'ar', input())
    expect(seen.source).toMatch(
      /^https:\/\/maps\.googleapis\.com\/maps\/api\/js\?key=browser-key&language=ar&/,
    )
    expect(seen.options[1]).toMatchObject({ draggable: true, icon: { scaledSize: { of: [38, 95] } } })
    map?.nudge(10, 0)
    seen.acts.get('map click')?.({ latLng: at({ lat: 24.6, lng: 46.6 }) })
    expect(moved[0]?.longitude).toBeGreaterThan(46.7)
    expect(moved[1]).toEqual({ latitude: 24.6, longitude: 46.6 })
  })

  it('is none when the script does not come, and trouble when Google refuses the key later', async () => {
    const first = stubBrowser('fails')
    const { openGoogleMap } = await import('./open-google-map.ts')
    expect(await openGoogleMap('browser-key', 'en', input())).toBeUndefined()
    const second = stubBrowser('loads')
    expect(await openGoogleMap('browser-key', 'en', input())).toBeDefined()
    expect(first.page['google']).toBeUndefined()
    const refuse = second.page['gm_authFailure'] as () => void
    refuse()
    expect(onTrouble).toHaveBeenCalledOnce()
  })
})
