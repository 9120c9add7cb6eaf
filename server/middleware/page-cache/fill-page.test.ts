import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeTestPages, type TestPages } from '#server/testing/make-test-pages.ts'

let shop: TestPages
beforeEach(async () => {
  shop = await makeTestPages()
})
afterEach(() => shop.close())

describe('making pages', () => {
  it('many who ask at once wait for one making', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.ask('/menu')))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(shop.world.made).toHaveLength(1)
  })

  it('a making that fails is the failure of its own visitor; the next ones make it anew', async () => {
    let failures = 1
    shop.world.during = () => {
      if (failures-- > 0) throw new Error('lost')
    }
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.ask('/menu')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 503])
    expect((await shop.ask('/menu')).status).toBe(200)
  })

  it('safety 29: content that changes during the making is never kept under the old version, nor the old under the new', async () => {
    let step: () => void = () => {}
    let price = 10
    shop.world.api = () =>
      new Response(`price=${price}`, { headers: { 'x-content-version': String(shop.world.answerVersion()) } })
    shop.world.during = () => {
      step()
    }
    step = () => {
      step = () => {}
      price = 20
      shop.world.versions['saffron'] = 2
    }
    const first = await shop.ask('/menu')
    expect(first.body).toContain('price=10')
    expect((await shop.ask('/menu')).body).toContain('price=20')
    // data newer than the version that is known: kept for when that version is seen
    price = 30
    shop.world.answerVersion = () => 3
    shop.world.versions['saffron'] = 2
    await shop.ask('/branches')
    const made = shop.world.made.length
    shop.world.versions['saffron'] = 3
    expect((await shop.ask('/branches')).body).toContain('price=30')
    expect(shop.world.made.length).toBe(made)
  })

  it('safety 29: answers of two versions, or of an older one than is known, are not kept', async () => {
    shop.world.answerVersion = () => 0
    await shop.ask('/menu')
    expect(shop.pages.cache.bytes).toBe(0)
    shop.world.versions['saffron'] = undefined
    await shop.ask('/menu')
    expect(shop.pages.cache.bytes).toBe(0)
  })

  it('safety 29: without a good version check for a second every page is made anew', async () => {
    await shop.ask('/menu')
    shop.world.versions['saffron'] = undefined
    for (const _ of [1, 2]) expect((await shop.ask('/menu')).headers['cache-control']).toBe('no-store')
    expect(shop.world.made).toHaveLength(3)
    shop.world.versions['saffron'] = 1
    await shop.ask('/menu')
    expect(shop.world.made).toHaveLength(3)
  })
})

describe('an answer of the API that failed', () => {
  it.each([500, 503, 429])('safety 21: %i, with a version, is in nobody else’s page', async (status) => {
    const headers = { 'x-content-version': '1' }
    shop.world.api = () => new Response('later', { status, headers })
    expect((await shop.ask('/menu')).body).toContain('api=later')
    expect(shop.pages.cache.bytes).toBe(0)
    shop.world.api = () => new Response('dishes', { headers })
    expect((await shop.ask('/menu')).body).toContain('api=dishes')
  })
})

describe('memory', () => {
  it('safety 22: stays bounded in total and per tenant, whatever is asked for', async () => {
    await shop.close()
    shop = await makeTestPages({ cacheBytes: 200_000 })
    await shop.ask('/menu', { host: 'nile.test' })
    for (let i = 0; i < 200; i++) {
      await shop.ask(`/item/item-${i}`, { 'accept-encoding': 'br' })
      await shop.ask(`/item/item-${i}`, { 'accept-encoding': 'gzip' })
      expect(shop.pages.cache.bytes).toBeLessThanOrEqual(200_000)
    }
    const made = shop.world.made.length
    await shop.ask('/menu', { host: 'nile.test' })
    expect(shop.world.made.length).toBe(made)
  })

  it('keeps nothing when it has no room', async () => {
    await shop.close()
    shop = await makeTestPages({ cacheBytes: 0 })
    await Promise.all([shop.ask('/menu'), shop.ask('/menu')])
    expect(shop.world.made).toHaveLength(2)
  })
})
