import { expect, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

test(
  'spec 5: staff type whole numbers in Arabic digits; one beyond its bounds becomes the nearest when the field is left',
  { tag: '@sweep' },
  async ({ at, asStaff }) => {
    const { context } = await asStaff('saffron')
    const page = await context.newPage()
    await page.goto(at('console', '/reservations/rules'))
    await waitUntilAlive(page)
    const minutes = page.getByLabel('المدة بالدقائق').first()

    await minutes.fill('')
    await minutes.pressSequentially('٤٥')
    await expect(minutes).toHaveValue('45')
    await minutes.press('ArrowUp')
    await expect(minutes).toHaveValue('60')

    await minutes.fill('٣')
    await expect(minutes).toHaveValue('3')
    await minutes.blur()
    await expect(minutes).toHaveValue('15')

    await minutes.fill('')
    await minutes.blur()
    await expect(minutes).toHaveValue('15')

    await page.goto(at('console', '/hours'))
    await waitUntilAlive(page)
    const mostMoney = page.getByLabel('قيمة الطلبات')
    await mostMoney.fill('٩٠')
    await mostMoney.blur()
    await expect(mostMoney).toHaveValue('90')
    await mostMoney.fill('')
    await mostMoney.blur()
    await expect(mostMoney).toHaveValue('')
  },
)
