import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { Guest, readItems } from './guest.ts'
import { languageOf, prefix } from './sign-in.ts'
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

test(
  'an order from home to the paid order by keyboard alone',
  { tag: '@en' },
  async ({ page, at, port }, { project }) => {
    const language = languageOf(project.name)
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
  },
)

const more = { ar: 'زيادة', en: 'One more' }
const bin = { ar: 'حذف', en: 'Remove' }
const undo = { ar: 'تراجع', en: 'Undo' }
const toCart = { ar: 'عرض السلة', en: 'View cart' }

test(
  'the focus stays where a line comes, goes and comes back',
  { tag: '@ar' },
  async ({ page, at, startAtMenu }) => {
    const { guest, language, plain, chosen } = await startAtMenu()
    const add = page.getByRole('button', { name: guest.words.add(plain), exact: true }).first()
    await press(page, add)
    await expect(page.getByRole('button', { name: more[language], exact: true }).first()).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(add).toBeFocused()

    // the "+" that opened the sheet is a stepper by the time that the sheet closes
    await page
      .getByRole('button', { name: guest.words.add(chosen.name), exact: true })
      .first()
      .press('Enter')
    const dialog = page.getByRole('dialog')
    for (const group of chosen.option_groups.filter(({ min }) => min > 0))
      await dialog.getByRole('group', { name: group.name }).locator('input').first().press('Space')
    await press(page, dialog.getByRole('button', { name: guest.words.addToCart }))
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: more[language], exact: true }).first()).toBeFocused()

    await guest.open(at('saffron', `${prefix(language)}/menu`))
    await press(page, page.getByRole('link', { name: toCart[language], exact: true }))
    await page.waitForURL('**/cart')
    await waitUntilAlive(page)
    const wayBack = page.getByRole('button', { name: undo[language], exact: true })
    await press(page, page.getByRole('button', { name: `${bin[language]} ${chosen.name}` }))
    await expect(wayBack).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(wayBack).toBeHidden()
    expect(await page.evaluate(() => document.activeElement?.tagName), 'after the undo').not.toBe('BODY')
    await press(page, page.getByRole('button', { name: `${bin[language]} ${chosen.name}` }))
    await expect(wayBack).toBeFocused()
    await expect(wayBack, 'five seconds later').toBeHidden()
    expect(await page.evaluate(() => document.activeElement?.tagName), 'after its time').not.toBe('BODY')
  },
)

test(
  'what has the focus is never under what sticks, and what sticks never moves the page',
  { tag: '@ar' },
  async ({ page, at, startAtMenu }) => {
    const { guest, language, plain } = await startAtMenu()
    const pill = page.getByRole('navigation').getByRole('link').nth(2)
    await page.evaluate(() => scrollTo(0, 1500))
    await pill.focus()
    const header = page.getByRole('banner').getByRole('button').first()
    if (language === 'en') await header.focus()
    expect(await page.evaluate(() => scrollY)).toBe(1500)

    await guest.addSaved(plain)
    await guest.open(at('saffron', `${prefix(language)}/cart`))
    const pay = page.getByRole('link', { name: guest.words.checkout })
    const stops = new Set<string>()
    await expect(pay).toBeVisible()
    // what comes last would push itself under the finger otherwise
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    while (!(await isFocused(pay)) && stops.size < mostStops) {
      await page.keyboard.press('Tab')
      const { name, covered } = await page.evaluate(() => {
        const one = document.activeElement ?? document.body
        const { x, y, width, height } = one.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        return {
          name: one.outerHTML.slice(0, 200),
          covered: !!top && !one.contains(top) && !top.contains(one),
        }
      })
      expect(covered, `${name} is under something`).toBe(false)
      stops.add(name)
    }
    expect(stops.size).toBeGreaterThan(8)
  },
)
