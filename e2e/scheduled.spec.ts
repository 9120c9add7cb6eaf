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

test('spec 1, 5: a guest orders for tomorrow, and the branch sees it with its time @en', async ({
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

test(
  'an owner pauses a branch for a while and keeps how it takes orders for later',
  { tag: '@en' },
  async ({ at, asStaff }, { project }) => {
    const language = project.name === 'phone' ? 'ar' : 'en'
    const words = {
      ar: {
        pause: '30 دقيقة',
        paused: /^متوقف حتى/,
        end: 'إنهاء الإيقاف',
        lead: /أقل مهلة/,
        save: 'حفظ',
        saved: 'حُفظت التغييرات.',
      },
      en: {
        pause: '30 minutes',
        paused: /^Paused until/,
        end: 'End the pause',
        lead: /^Minimum notice/,
        save: 'Save',
        saved: 'Changes saved.',
      },
    }[language]
    const lead = language === 'ar' ? '75' : '80'
    const { context, member } = await asStaff('marina')
    const page = await context.newPage()
    // its last branch: other tests order from the first
    await page.goto(
      at('console', `${language === 'ar' ? '' : '/en'}/hours?branch=${member.branches.at(-1)?.id}`),
    )
    await waitUntilAlive(page)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: words.pause, exact: true }).click()
    await expect(page.getByText(words.paused)).toBeVisible()
    await page.getByRole('button', { name: words.end }).click()
    await expect(page.getByText(words.paused)).toBeHidden()
    await page.getByLabel(words.lead).fill(lead)
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByText(words.saved)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(words.lead)).toHaveValue(lead)
  },
)
