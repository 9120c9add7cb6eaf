import type { BranchDeskWire } from '#contract/branches/branch-desk.ts'
import type { MenuWire } from '#contract/menu/menu.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from '../expect-no-axe-violations.ts'
import { Guest, keepsLine } from '../guest.ts'
import { waitUntilAlive } from '../wait-until-alive.ts'
import { words, type Language } from '../words.ts'
import { expect, test } from './own-product.ts'

test(
  'spec 2: a branch without pickup has its menu, and a dish its page, at the price of the guest’s own way',
  { tag: '@en' },
  async ({ page, at, port }, { project }) => {
    const language: Language = project.name === 'phone' ? 'ar' : 'en'
    const prefix = language === 'ar' ? '' : '/en'
    const { visitor: owner } = await signInByApi(port, 'saffron')
    const guest = makeVisitor(port, 'saffron.localhost', language)
    const { branch, items } = await guest.call<MenuWire>('GET', '/api/v1/menu')
    const dish = items.find((one) => one.featured && one.state === 'available' && !one.needs_choice)
    if (!dish) throw new Error('the demo has a featured dish without choices')
    const offer = async (types: readonly string[]) => {
      const { data } = await owner.call<BranchDeskWire>('GET', '/api/v1/staff/branches')
      const { accepting: _, ...here } = data.find(({ id }) => id === branch.id) ?? {}
      await owner.call('PUT', `/api/v1/staff/branches/${branch.id}`, { ...here, types })
    }
    const price = (delivery: string | null) =>
      owner.call('PUT', `/api/v1/staff/items/${dish.id}/here`, {
        branch_id: branch.id,
        prices: [{ type: 'delivery', price: delivery }],
      })
    await price('77.00')
    await offer(['car', 'delivery'])
    await expect
      .poll(async () => (await guest.call<MenuWire>('GET', '/api/v1/menu')).type, 'known to all')
      .toBe('car')
    await new Guest(page, language).open(at('saffron', `${prefix}/menu`))
    expect(new URL(page.url()).pathname, 'no choice to make').toBe(`${prefix}/menu`)
    await page.goto(at('saffron', `${prefix}/menu/delivery`))
    await waitUntilAlive(page)
    await expect
      .poll(() => page.evaluate(() => document.cookie), 'the way is kept')
      .toContain('branch=delivery.')
    const heading = page.getByRole('heading', { level: 1, name: dish.name })
    await page.goto(at('saffron', `${prefix}/item/${dish.id}`))
    await expect(heading).toBeVisible()
    await expect(page.getByRole('main').getByText('77.00').first()).toBeVisible()
    await expectNoAxeViolations(page)
    await page.goto(at('saffron', prefix || '/'))
    await expect(page.getByRole('article').filter({ hasText: dish.name }).getByText('77.00')).toBeVisible()
    await page.goto(at('saffron', `${prefix}/item/${dish.id}`))
    await expect(page.getByRole('main').getByText('77.00').first()).toBeVisible()
    const made = page.waitForResponse(keepsLine)
    await page.getByRole('button', { name: words[language].addToCart }).click()
    expect(await (await made).json()).toMatchObject({ type: 'delivery', bill: { subtotal: '77.00' } })
    await price(null)
    await offer(branch.types)
  },
)
