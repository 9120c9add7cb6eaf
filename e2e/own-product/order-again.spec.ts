import type { CartWire } from '#contract/ordering/cart.ts'
import type { MenuWire } from '#contract/menu/menu.ts'
import { orderByApi } from '#tools/order-by-api.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from '../expect-no-axe-violations.ts'
import { goOnAs } from '../go-on-as.ts'
import { languageOf, prefix } from '../sign-in.ts'
import { waitUntilAlive } from '../wait-until-alive.ts'
import { expect, test } from './own-product.ts'

const said = {
  ar: {
    again: /^إعادة الطلب/,
    keep: 'إبقاء السلة كما هي',
    replace: 'استبدال السلة',
    part: /غير متاحة/,
    toCart: 'إلى السلة',
    toMenu: 'تصفّح القائمة',
  },
  en: {
    again: /^Order again/,
    keep: 'Keep my cart',
    replace: 'Replace the cart',
    part: /not available/,
    toCart: 'Go to cart',
    toMenu: 'Browse the menu',
  },
} as const

test(
  'an order is had again: a cart that is there is asked for first, what is sold out is named, and of nothing left nothing is replaced',
  { tag: '@ar' },
  async ({ page, context, at, port, trouble }, { project }) => {
    const language = languageOf(project.name)
    const w = said[language]
    const visitor = makeVisitor(port, 'saffron.localhost', language)
    const { id, version, bill } = await orderByApi(visitor, 'Layan')
    const { visitor: owner } = await signInByApi(port, 'saffron')
    await owner.call('POST', `/api/v1/staff/orders/${id}/transitions`, {
      action: 'cancel',
      version,
      reason: 'No gas',
    })
    const [first, second] = bill.lines
    const menu = await visitor.call<MenuWire>('GET', '/api/v1/menu?type=pickup')
    const other = menu.items.find(
      (item) =>
        item.state === 'available' &&
        !item.needs_choice &&
        bill.lines.every((line) => line.item_id !== item.id),
    )
    const begun = await visitor.call<CartWire>('POST', '/api/v1/carts', {
      type: 'pickup',
      branch_id: menu.branch.id,
    })
    const path = `/api/v1/carts/${begun.cart_id}/lines`
    await visitor.call('POST', path, { item_id: other?.id, quantity: 3 })
    const cartNow = async () =>
      (await visitor.call<{ cart: CartWire }>('GET', '/api/v1/carts/current')).cart.bill.lines.map(
        ({ item_id }) => item_id,
      )
    const sellOut = (item: string | undefined) =>
      owner.call('PUT', `/api/v1/staff/items/${item}/sold-out`, {
        branch_id: menu.branch.id,
        sold_out: true,
        until: null,
      })
    await sellOut(first?.item_id)
    await goOnAs(context, visitor)
    await page.goto(at('saffron', `${prefix(language)}/order/${id}`))
    await waitUntilAlive(page)

    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: w.again }).click()
    await expect(dialog.getByText(/3/)).toBeVisible()
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: w.keep }).click()
    await expect(dialog).toBeHidden()
    expect(await cartNow(), 'what was kept is as it was').toEqual([other?.id])

    await page.getByRole('button', { name: w.again }).click()
    await dialog.getByRole('button', { name: w.replace }).click()
    await expect(dialog.getByRole('alert')).toContainText(w.part)
    await expect(dialog.getByRole('alert')).toContainText(first?.name ?? '')
    await expect(dialog.getByRole('alert')).not.toContainText(second?.name ?? '')
    await expectNoAxeViolations(page)
    await dialog.getByRole('link', { name: w.toCart }).click()
    await page.waitForURL(at('saffron', `${prefix(language)}/cart`))
    await expect(
      page
        .getByRole('main')
        .getByText(second?.name ?? '')
        .first(),
    ).toBeVisible()
    expect(await cartNow()).toEqual([second?.item_id])

    // nothing of it is left: the cart that is there stays, and the menu is one press away
    const { cart } = await visitor.call<{ cart: CartWire }>('GET', '/api/v1/carts/current')
    await visitor.call('POST', `/api/v1/carts/${cart.cart_id}/lines`, { item_id: other?.id, quantity: 1 })
    await sellOut(second?.item_id)
    trouble.expect(/409 POST .*carts\/from-order/)
    await page.goto(at('saffron', `${prefix(language)}/order/${id}`))
    await waitUntilAlive(page)
    await page.getByRole('button', { name: w.again }).click()
    await dialog.getByRole('button', { name: w.replace }).click()
    for (const line of [first, second])
      await expect(dialog.getByRole('alert').getByText(line?.name ?? '', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('link', { name: w.toMenu })).toBeVisible()
    await expectNoAxeViolations(page)
    expect(await cartNow()).toContain(other?.id)
  },
)
