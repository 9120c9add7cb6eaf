import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { Guest, readItems } from './guest.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const said = {
  ar: {
    later: 'لاحقًا',
    choose: 'يُرجى اختيار موعد صحيح',
    tomorrow: /^غدًا/,
    days: 'الأيام',
    for: /^الموعد: غدًا/,
  },
  en: {
    later: 'Later',
    choose: 'Please select a correct time slot',
    tomorrow: /^Tomorrow/,
    days: 'Days',
    for: /^For Tomorrow/,
  },
} as const

test('spec 1, 5: a guest orders for tomorrow, and the branch sees it with its time', async ({
  page,
  at,
  port,
  asStaff,
}, { project }) => {
  const language = project.name === 'phone' ? 'ar' : 'en'
  const words = said[language]
  const guest = new Guest(page, language)
  const dishes = await readItems(port, language)
  const name = language === 'ar' ? 'هند' : 'Hind'

  await guest.open(at('saffron', language === 'ar' ? '/menu' : '/en/menu'))
  await guest.addPlain(dishes.plain)
  await guest.goToCheckout()
  await page.getByText(words.later, { exact: true }).click()
  await page.getByRole('group', { name: words.days }).getByRole('button', { name: words.tomorrow }).click()
  await guest.fillContact(name, '0551234570')
  // nothing is ordered before a time is chosen
  await page.getByRole('button', { name: guest.words.pay }).click()
  await expect(page.getByRole('alert')).toHaveText(words.choose)
  const slot = page.getByRole('radio', { name: /^\d\d:\d\d .+ – / }).nth(3)
  const time = (await slot.getAttribute('aria-label'))?.split(' – ')[0] ?? ''
  await slot.press('Space')
  await expect(page.getByText(words.for)).toContainText(time)
  await expectNoAxeViolations(page)
  await guest.pay()
  await guest.useCard('useCard')
  await page.waitForURL(/\/order\//)
  await guest.seesStatus(guest.words.submitted)
  await expect(page.getByText(words.tomorrow).first()).toContainText(time)

  const { context } = await asStaff('saffron')
  const board = await context.newPage()
  await board.goto(at('console', '/en'))
  await waitUntilAlive(board)
  await board.getByRole('button', { name: /^Scheduled/ }).click()
  const entry = board.getByRole('dialog').getByRole('listitem').filter({ hasText: name }).first()
  await expect(entry).toContainText(/Tomorrow \d\d:\d\d [AP]M/)
  await expectNoAxeViolations(board)
  await entry.getByRole('button', { name: /^Accept/ }).click()
  await guest.seesStatus(guest.words.inKitchen)
})
