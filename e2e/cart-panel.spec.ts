import { expect, test } from './fixtures.ts'
import { Guest, readItems } from './guest.ts'

test('beside the menu the way to checkout comes with all that stands above it, so that nothing moves it under a press', async ({
  page,
  at,
  port,
}, { project }) => {
  test.skip(project.name === 'phone', 'a phone has no cart beside its menu')
  const { plain } = await readItems(port, 'en')
  const guest = new Guest(page, 'en')
  await guest.open(at('saffron', '/en/menu'))
  const cart = page.getByRole('complementary', { name: 'Cart' })
  await expect(cart).toBeVisible()
  // empty, it leads nowhere: the menu is what it stands beside
  await expect(cart.getByRole('heading', { name: 'Your cart is waiting for its first item' })).toBeVisible()
  await expect(cart.getByRole('link')).toHaveCount(0)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/_s\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(/\/_s\/.*\.js$/)
  await guest.addSaved(plain)
  await asked
  await expect(cart.getByText('ready in', { exact: false })).toBeVisible()
  await expect(cart.getByRole('link', { name: guest.words.checkout })).toBeHidden()
  release()
  await expect(cart.getByRole('link', { name: guest.words.checkout })).toBeVisible()
  await expect(cart.getByRole('button', { name: 'Order together' })).toBeVisible()
  // more than the window has room for scrolls inside, above it; the chat's corner is below
  await page.setViewportSize({ width: 1440, height: 560 })
  await expect(cart.getByRole('link', { name: guest.words.checkout })).toBeInViewport({ ratio: 1 })
  const chat = page.locator('aside > a[target=_blank]')
  await chat.click({ trial: true })
  const [panel, corner] = await Promise.all([cart.boundingBox(), chat.boundingBox()])
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(corner?.y ?? 0)
  await page.goto(at('saffron', '/en/cart'))
  await chat.click({ trial: true })
})
