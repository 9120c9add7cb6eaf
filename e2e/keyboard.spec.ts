import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { Guest, readItems } from './guest.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const mostStops = 200

const isFocused = (wanted: Locator): Promise<boolean> =>
  wanted.evaluate((element) => element === document.activeElement)

/** Whether the element, or the frame of the field that it stands in, shows that it has the focus. */
const showsFocus = (wanted: Locator): Promise<boolean> =>
  wanted.evaluate((element) => {
    const frames = [element, element.parentElement, element.parentElement?.parentElement]
    return frames.some((frame) => {
      if (!frame?.matches(':focus-within')) return false
      const { outlineStyle, boxShadow } = getComputedStyle(frame)
      return outlineStyle !== 'none' || boxShadow !== 'none'
    })
  })

/** Presses Tab until the wanted element has the focus, and checks that the focus can be seen. */
const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  await expect(wanted).toBeVisible()
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await isFocused(wanted)) {
      expect(await showsFocus(wanted), 'the focus can be seen').toBe(true)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${mostStops} times Tab never reached ${String(wanted)}`)
}

const press = async (page: Page, wanted: Locator): Promise<void> => {
  await tabTo(page, wanted)
  await page.keyboard.press('Enter')
}

test('an order from home to the paid order by keyboard alone', async ({ page, at, port }, { project }) => {
  const language = project.name === 'phone' ? 'ar' : 'en'
  const guest = new Guest(page, language)
  const { plain } = await readItems(port, language)

  await guest.open(at('saffron', language === 'ar' ? '/' : '/en'))
  await press(page, page.getByRole('link', { name: guest.words.toMenu }).first())
  await press(page, page.getByRole('button', { name: guest.words.add(plain), exact: true }).first())
  const bar = page.getByRole('button', { name: guest.words.viewCart })
  const checkout = page.getByRole('link', { name: guest.words.checkout })
  await expect(bar.or(checkout).first()).toBeVisible()
  if (await bar.isVisible()) await press(page, bar)
  await press(page, checkout)
  await page.waitForURL('**/checkout')
  await waitUntilAlive(page)
  await tabTo(page, page.getByLabel(guest.words.name, { exact: true }))
  await page.keyboard.type('Huda')
  await tabTo(page, page.getByLabel(guest.words.mobile))
  await page.keyboard.type('0551234570')
  await press(page, page.getByRole('button', { name: guest.words.pay }))
  await page.waitForURL(/\/pay\/ses/)
  await press(page, page.getByRole('link', { name: guest.words.useCard }))
  await press(page, page.getByRole('button', { name: guest.words.payAtGateway }))
  await page.waitForURL(/\/order\//)
  await guest.seesStatus(guest.words.submitted)
})
