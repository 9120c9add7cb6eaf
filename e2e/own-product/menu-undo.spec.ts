import type { DeskItemWire, MenuDeskWire } from '#contract/menu/menu-desk.ts'
import type { MenuWire } from '#contract/menu/menu.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from '../expect-no-axe-violations.ts'
import { waitUntilAlive } from '../wait-until-alive.ts'
import { expect, test } from './own-product.ts'

test(
  'presses on the menu are taken back from the newest on: an older one is refused while another lies over it, and the open dish follows',
  { tag: '@en' },
  async ({ asStaff, at, port, trouble }) => {
    const { visitor: owner } = await signInByApi(port, 'nile')
    const { items } = await owner.call<MenuDeskWire>('GET', '/api/v1/staff/menu')
    const menu = () => makeVisitor(port, 'nile.localhost').call<MenuWire>('GET', '/api/v1/menu?type=pickup')
    const shown = (await menu()).items
    const dish = items.find(({ id }) => shown.some((one) => one.id === id && !one.needs_choice))
    if (!dish) throw new Error('The demo menu has no such dish.')
    const path = `/api/v1/staff/menu/items/${dish.id}`
    const original = await owner.call<DeskItemWire>('GET', path)
    let item = original
    for (const price of ['901.00', '902.00'])
      item = await owner.call<DeskItemWire>('PUT', path, {
        version: item.version,
        doc: { ...item.doc, price },
      })

    const page = await (await asStaff('nile')).context.newPage()
    await page.goto(at('console', '/en/menu'))
    await waitUntilAlive(page)
    await page.getByRole('button').filter({ hasText: dish.name.ar }).first().click()
    const price = page.locator('form').getByLabel('Price', { exact: true })
    await expect(price).toHaveValue('902.00')
    const changes = page.getByRole('region', { name: 'Latest changes' })
    const undo = changes.getByRole('button', { name: /^Undo: Edited/ })
    await expect(undo).toHaveCount(2)

    trouble.expect(/409 POST .*staff\/menu\/undo/)
    await undo.last().click()
    await expect(page.getByRole('alert')).toContainText('A colleague changed it in the meantime')
    await expect(price).toHaveValue('902.00')
    await expect(undo).toHaveCount(2)
    await expectNoAxeViolations(page, 'iframe')

    await undo.first().click()
    await expect(price).toHaveValue('901.00')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(undo).toHaveCount(1)
    await undo.click()
    await expect(price).toHaveValue(original.doc.price)
    await expect(undo).toHaveCount(0)
    await expect
      .poll(async () => (await menu()).items.find(({ id }) => id === dish.id)?.price)
      .toBe(shown.find(({ id }) => id === dish.id)?.price)
  },
)
