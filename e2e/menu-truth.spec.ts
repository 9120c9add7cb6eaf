import { signInByApi } from '#tools/staff-by-api.ts'
import { expect, test } from './fixtures.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { Guest } from './guest.ts'

const meals = {
  ar: {
    meal: 'وجبة الجمر',
    burger: 'برجر الجمر',
    karak: 'كرك',
    group: 'حلاوة الكرك',
    honey: 'بالعسل',
    tray: 'صينية نحاس',
  },
  en: {
    meal: 'Ember meal',
    burger: 'Ember burger',
    karak: 'Karak',
    group: 'How sweet a karak',
    honey: 'With honey',
    tray: 'Copper tray',
  },
}

test(
  'a combo with a group on condition and a deposit is chosen, paid and ordered',
  { tag: '@en' },
  async ({ page, at }, { project }) => {
    const language = project.name === 'phone' ? 'ar' : 'en'
    const say = meals[language]
    const guest = new Guest(page, language)
    await guest.open(at('saffron', language === 'ar' ? '/menu' : '/en/menu'))
    await page.getByRole('link', { name: say.meal, exact: true }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: say.burger }).press('Space')
    const sweet = dialog.getByRole('group', { name: say.group })
    await expect(sweet).toHaveCount(0)
    await dialog.getByRole('radio', { name: say.karak, exact: true }).press('Space')
    await sweet.getByRole('radio', { name: say.honey }).press('Space')
    await expect(dialog.getByText(say.tray).first()).toBeVisible()
    await expectNoAxeViolations(page)
    // 55.00, honey 2.00 and the tray's 40.00
    const add = dialog.getByRole('button', { name: guest.words.addToCart })
    await expect(add).toContainText('97.00')
    await add.click()
    await expect(dialog).toBeHidden()
    await guest.goToCheckout()
    await expect(page.getByText('97.00').first()).toBeVisible()
    await guest.fillContact('Noura', '0551234567')
    await guest.pay()
    await guest.useCard('useCard')
    await guest.seesStatus(guest.words.submitted)
  },
)

test(
  'staff count a dish down to none, and the open menu says so by name',
  { tag: '@ar' },
  async ({ page, at, port }) => {
    await new Guest(page, 'en').open(at('marina', '/en/menu'))
    const { visitor, member } = await signInByApi(port, 'marina')
    const branch = member.branches[0]?.id ?? ''
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: 'Crispy calamari', exact: true }) })
    const href = await card.getByRole('link').first().getAttribute('href')
    const id = href?.split('/').at(-1) ?? ''
    const count = (left: number | null) =>
      visitor.call('PUT', `/api/v1/staff/items/${id}/here`, { branch_id: branch, left })
    try {
      await count(3)
      await expect(card).toContainText('Only 3 left')
      await count(0)
      await expect(
        page.getByRole('status').filter({ hasText: '“Crispy calamari” is sold out.' }),
      ).toBeVisible()
      await expect(card).toContainText('Sold out')
    } finally {
      await count(null)
    }
  },
)
