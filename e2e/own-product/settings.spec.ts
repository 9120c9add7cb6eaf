import type { MenuWire } from '#contract/menu/menu.ts'
import type { SiteSettingsWire } from '#contract/site/site-settings.ts'
import type { SiteWire } from '#contract/platform/tenant.ts'
import type { Words } from '#domain/core/words.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor, type Visitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from '../expect-no-axe-violations.ts'
import { expect, test } from './own-product.ts'
import { closedMarks, settingMarks } from './setting-marks.ts'

const words = {
  ar: { prefix: '', tracking: 'ملفات التتبع', yes: 'موافقة', no: 'رفض', change: 'تغيير اختيار التتبع' },
  en: { prefix: '/en', tracking: 'Tracking', yes: 'Agree', no: 'Decline', change: 'Tracking choice' },
} as const

type Values = Record<string, string | Words>
const path = '/api/v1/staff/site/settings'

/** Saves settings while `act` runs; afterwards they are as they were, however it ended. */
async function withSettings(owner: Visitor, values: Values, act: () => Promise<void>): Promise<void> {
  const { values: before } = await owner.call<SiteSettingsWire>('GET', path)
  await owner.call('PUT', path, { values })
  try {
    await act()
  } finally {
    const none = (value: string | Words) => (typeof value === 'string' ? '' : { ar: '', en: '' })
    const back = Object.entries(values).map(([key, value]) => [key, before[key] ?? none(value)] as const)
    await owner.call('PUT', path, { values: Object.fromEntries(back) })
  }
}

test(
  'spec 3: where the restaurant asks first nothing is tracked before a yes, all after it, and a no takes it back',
  { tag: '@ar' },
  async ({ page, at, port }, { project }) => {
    const say = words[project.name === 'phone' ? 'ar' : 'en']
    const { visitor: owner } = await signInByApi(port, 'marina')
    const tracked: string[] = []
    page.on('request', (request) => {
      if (/tag-frame|_sim\/tracking/.test(request.url())) tracked.push(request.url())
    })
    const guest = makeVisitor(port, 'marina.localhost')
    const address = at('marina', `${say.prefix}/branches`)
    await withSettings(owner, { 'tracking_codes.ask_consent': '1' }, async () => {
      // what was kept is renewed within half a second
      await expect
        .poll(async () => (await guest.call<SiteWire>('GET', '/api/v1/storefront')).tags?.ask)
        .toBe(true)
      await page.goto(address)
      const bar = page.getByRole('region', { name: say.tracking })
      await expect(bar).toBeVisible({ timeout: 30_000 })
      await expectNoAxeViolations(page)
      expect(tracked).toEqual([])
      const visitor = () => page.evaluate(() => localStorage.getItem('visitor'))
      const scripts = ['google_analytics', 'facebook_pixel', 'snapchat_pixel', 'tiktok_pixel'].map((name) =>
        page.waitForResponse((answer) => answer.url().includes(`_sim/tracking/${name}`)),
      )
      await bar.getByRole('button', { name: say.yes }).click()
      for (const script of scripts) expect((await script).status()).toBe(200)
      await expect(bar).toBeHidden()
      await expect.poll(visitor).not.toBeNull()

      const forgets = page.waitForResponse(/\/tag-frame\/\w+\?forget/)
      const change = page.getByRole('contentinfo').getByRole('button', { name: say.change })
      await change.click()
      await expect(bar).toBeFocused()
      await bar.getByRole('button', { name: say.no }).click()
      // the browser keeps this header to itself
      const { pathname, search } = new URL((await forgets).url())
      const { headers } = await makeVisitor(port, 'tags.localhost').send('GET', pathname + search)
      expect(headers['clear-site-data']).toBe('"cookies", "storage"')
      expect(await visitor()).toBeNull()
      tracked.length = 0
      await page.reload()
      await expect(change).toBeVisible({ timeout: 30_000 })
      expect(tracked).toEqual([])
    })
  },
)

test(
  'spec 3: each setting that a page shows does what it says there',
  { tag: '@en' },
  async ({ port }, { project }) => {
    test.skip(project.name === 'phone', 'no browser looks at it')
    const { visitor: owner } = await signInByApi(port, 'nile')
    const guest = makeVisitor(port, 'nile.localhost', 'en')
    const { items } = await guest.call<MenuWire>('GET', '/api/v1/menu?type=pickup')
    const pictures = [...new Set(items.flatMap(({ picture }) => (picture ? [picture.id] : [])))].slice(0, 5)
    const read = async (path: string) =>
      (await guest.send('GET', `/en${path === '/' ? '' : path}`, undefined, { cookie: 'lang=en' })).body
    const check = async (marks: ReturnType<typeof settingMarks>) => {
      const values = Object.entries(marks).map(([key, { value }]) => [key, value] as const)
      await withSettings(owner, Object.fromEntries(values), async () => {
        const places = Map.groupBy(Object.entries(marks), ([, { path }]) => path)
        for (const [path, all] of places) {
          const [[, { seen: first }] = ['', { seen: '' }]] = all
          await expect.poll(() => read(path), { message: path }).toContain(first)
          const html = await read(path)
          for (const [key, { seen }] of all)
            expect(html.includes(seen), `${key}: ${seen} on ${path}`).toBe(true)
        }
      })
    }
    await check(settingMarks(pictures))
    await owner.call('PUT', '/api/v1/staff/site/enabled', { enabled: false })
    try {
      await check(closedMarks(pictures[0] ?? ''))
      const said = { ar: 'نعود قريبًا', en: 'Mark: back soon' }
      await check({ 'language.closed_message': { value: said, path: '/closed', seen: said.en } })
    } finally {
      await owner.call('PUT', '/api/v1/staff/site/enabled', { enabled: true })
    }
  },
)
