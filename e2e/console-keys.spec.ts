import { orderByApi } from '#tools/order-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expect, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

test(
  'design 11: the board is worked without a mouse: found, accepted, made ready, from card to card',
  { tag: '@en' },
  async ({ asStaff, at, port }) => {
    const page = await (await asStaff('nile')).context.newPage()
    const guest = () => makeVisitor(port, 'nile.localhost')
    // found by a word that nobody else has: other tests place orders meanwhile
    const orders = [
      await orderByApi(guest(), 'Hany Keysmith'),
      await orderByApi(guest(), 'Mona Keysmith'),
    ] as const
    const cardOf = ({ number }: { number: string | null }) =>
      page.getByRole('article', { name: `Order ${number}`, exact: true })
    const step = (i: 0 | 1, name: RegExp) => cardOf(orders[i]).getByRole('button', { name })
    await page.goto(at('console', '/en'))
    await waitUntilAlive(page)
    // what hears the key comes a moment after the page is awake
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.keyboard.type('keysmith')
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.keyboard.press('Enter')
    await expect(step(0, /^Accept/)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(step(1, /^Accept/)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(step(1, /^Ready/)).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(step(0, /^Accept/)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(step(0, /^Ready/)).toBeFocused()
    // a key that stays down does not take the order through all that follows
    await page.keyboard.down('Enter')
    await expect(step(0, /^Hand over/)).toBeFocused()
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(step(0, /^Hand over/)).toHaveAttribute('data-state', 'idle')
    await page.keyboard.press('Enter')
    await expect(cardOf(orders[0])).toBeHidden()
  },
)
