import { randomUUID } from 'node:crypto'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { ItemWire, MenuWire } from '#contract/menu/menu.ts'
import { openPaymentByApi, orderByApi, payAtSandbox, placeByApi } from '#tools/order-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expect, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const restaurant = 'nile'

/** Orders twelve dishes, each with all that may be added to it; returns the order's number, id and its bill. */
async function orderMuch(port: number) {
  const guest = makeVisitor(port, `${restaurant}.localhost`)
  const menu = await guest.call<MenuWire>('GET', '/api/v1/menu?type=pickup')
  const dishes = menu.items.filter((item) => item.state === 'available' && !item.needs_choice).slice(0, 12)
  let cart = await guest.call<CartWire>('POST', '/api/v1/carts', {
    type: 'pickup',
    branch_id: menu.branch.id,
  })
  for (const dish of dishes) {
    const { item } = await guest.call<{ item: ItemWire }>('GET', `/api/v1/menu/items/${dish.id}`)
    const options = item.option_groups
      .filter((group) => !group.when)
      .flatMap((group) => group.options.slice(0, Math.max(group.min, 1)))
      .map((option) => ({ option_id: option.id, quantity: Math.max(option.min, 1) }))
    cart = await guest.call<CartWire>('POST', `/api/v1/carts/${cart.cart_id}/lines`, {
      item_id: dish.id,
      quantity: 2,
      options,
    })
  }
  const { bill } = cart
  const order = await placeByApi(guest, {
    key: randomUUID(),
    body: {
      cart_id: cart.cart_id,
      cart_version: cart.version,
      total: bill.to_pay,
      ready_minutes_to: cart.ready_minutes.to,
      name: 'Large Order',
      mobile: '01012345678',
      payment_method: 'card',
    },
  })
  const { reference, pay_url } = await openPaymentByApi(guest, order.id)
  await payAtSandbox(pay_url)
  await guest.call('GET', `/api/v1/payments/${reference}`)
  return { id: order.id, bill }
}

/** As the console shows an amount: its thousands apart. */
const shown = (amount: number) =>
  amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

test(
  'an order of twelve dishes folds on the board; its page says what each line, choice and tax costs, as the receipt does',
  { tag: '@en' },
  async ({ asStaff, at, port }) => {
    const page = await (await asStaff(restaurant)).context.newPage()
    const { id, bill } = await orderMuch(port)
    await page.goto(at('console', '/en'))
    await waitUntilAlive(page)
    const card = page.getByRole('article').filter({ hasText: 'Large Order' }).last()
    await expect(card.getByRole('listitem')).toHaveCount(8)
    await card.getByRole('button', { name: 'Show 4 more items' }).click()
    await expect(card.getByRole('listitem')).toHaveCount(12)

    await page.goto(at('console', `/en/orders/${id}`))
    const items = page.getByRole('region', { name: 'Items' })
    for (const [i, line] of bill.lines.entries()) {
      const row = items.getByRole('listitem').nth(i)
      const net = shown(Number(line.subtotal) - Number(line.discount))
      await expect(row).toContainText(`${line.quantity}×${line.name}`)
      await expect(row).toContainText(net)
      for (const option of line.options.filter(({ price, free }) => Number(price) > 0 && free === 0))
        await expect(row).toContainText(`+${shown(Number(option.price) * option.quantity)}`)
    }
    expect(bill.lines.flatMap(({ options }) => options).some(({ price }) => Number(price) > 0)).toBe(true)
    const sum = (name: string) => items.locator('dl > div').filter({ hasText: name })
    await expect(sum('Items')).toContainText(shown(Number(bill.subtotal)))
    await expect(sum('Taxable amount')).toContainText(shown(Number(bill.taxable)))
    await expect(sum('VAT 14%')).toContainText(shown(Number(bill.vat)))
    await expect(sum('Total')).toContainText(shown(Number(bill.total)))
  },
)

test(
  'design 11: a cancelled order carries the reason that was written to its page and to its guest',
  { tag: '@en' },
  async ({ asStaff, at, port }) => {
    const page = await (await asStaff(restaurant)).context.newPage()
    const guest = makeVisitor(port, `${restaurant}.localhost`)
    const { id, number } = await orderByApi(guest, 'Reason Reader')
    await page.goto(at('console', '/en'))
    await waitUntilAlive(page)
    await page.getByRole('button', { name: `Reject order ${number}` }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('radio', { name: 'Another reason' }).check()
    // blanks are no reason
    await sheet.getByLabel('Enter the reason').fill('   ')
    await sheet.getByRole('button', { name: 'Cancel and refund' }).click()
    await expect(sheet.getByLabel('Enter the reason')).toBeFocused()
    await expect(sheet).toContainText('A reason is required')
    await sheet.getByLabel('Enter the reason').fill('  نفد الفحم، نعتذر <b>جدًا</b>  ')
    await sheet.getByRole('button', { name: 'Cancel and refund' }).click()
    await expect(page.getByRole('article', { name: `Order ${number}`, exact: true })).toHaveCount(0)
    const reason = 'نفد الفحم، نعتذر <b>جدًا</b>'
    const { order } = await guest.call<{ order: { cancel_reason: string } }>('GET', `/api/v1/orders/${id}`)
    expect(order.cancel_reason).toBe(reason)
    await page.goto(at('console', `/en/orders/${id}`))
    await expect(page.getByRole('definition').filter({ hasText: reason })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: `Canceled: ${reason}` })).toBeVisible()
  },
)

test(
  'a website setting that is not taken is led to from another part, and nothing is saved before it is right',
  { tag: '@en' },
  async ({ asStaff, at }) => {
    const page = await (await asStaff(restaurant)).context.newPage()
    let saves = 0
    page.on('request', (request) => {
      if (request.method() === 'PUT' && /site\/settings/.test(request.url())) saves += 1
    })
    await page.goto(at('console', '/en/site/settings?part=theme'))
    await waitUntilAlive(page)
    const parts = page.getByRole('navigation', { name: 'Settings sections' })
    const radius = page.getByLabel('Card radius (0–32)')
    await radius.fill('round')
    await parts.getByRole('button').first().click()
    await expect(radius).toBeHidden()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(radius).toBeFocused()
    await expect(radius).toHaveAttribute('aria-invalid', 'true')
    expect(saves).toBe(0)
  },
)

test(
  'spec 5: an empty field that is needed says so, a value that is not taken asks to be looked at',
  { tag: '@en' },
  async ({ asStaff, at }) => {
    const page = await (await asStaff(restaurant)).context.newPage()
    await page.goto(at('console', '/en/coupons'))
    await waitUntilAlive(page)
    await page.getByRole('button', { name: 'New coupon' }).first().click()
    const sheet = page.getByRole('dialog')
    const percent = sheet.getByRole('textbox', { name: 'Percent' })
    await percent.fill('')
    await sheet.getByRole('button', { name: 'Create coupon' }).click()
    await expect(percent).toHaveAccessibleDescription(/Field is required/)
    await percent.fill('900')
    await sheet.getByRole('button', { name: 'Create coupon' }).click()
    await expect(percent).toHaveAccessibleDescription(/Check this value/)
  },
)
