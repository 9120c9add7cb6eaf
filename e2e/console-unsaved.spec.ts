import { expect, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

test(
  'what is typed is asked for before it is left; what is being saved is waited for, and what was refused stays',
  { tag: '@en' },
  async ({ asStaff, at, trouble }) => {
    trouble.expect(/^422 PUT .*\/timing/)
    const page = await (await asStaff('marina')).context.newPage()
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.message())
      void dialog.dismiss()
    })
    /** The answers that the page waits for; the test lets each go when it has seen the page wait. */
    const held: ((refused: boolean) => Promise<void>)[] = []
    await page.route('**/timing', (route, request) => {
      if (request.method() !== 'PUT') return route.continue()
      const json = { code: 'bad-input', message: 'Not so' }
      held.push((refused) => (refused ? route.fulfill({ status: 422, json }) : route.continue()))
      return undefined
    })
    const nextHeld = async () => {
      await expect.poll(() => held.length).toBe(1)
      return held.pop()!
    }
    const heading = (name: string) => page.getByRole('heading', { level: 1, name })
    const notice = page.getByLabel('Minimum notice before a slot (minutes)')
    const save = page.getByRole('button', { name: 'Save', exact: true })
    const link = page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'All orders' })

    await page.goto(at('console', '/en/hours'))
    await waitUntilAlive(page)
    const before = Number(await notice.inputValue())
    await notice.fill(String(before + 1))
    await link.click()
    await expect.poll(() => asked).toEqual(['Leave without saving your changes?'])
    await expect(heading('Hours and slots')).toBeVisible()

    await save.click()
    const refuse = await nextHeld()
    await link.click()
    await refuse(true)
    await expect(page.getByText('Not saved. Please check the marked fields.')).toBeVisible()
    await expect(heading('Hours and slots')).toBeVisible()
    await expect(notice).toHaveValue(String(before + 1))

    await save.click()
    const keep = await nextHeld()
    await link.click()
    await expect(heading('Hours and slots')).toBeVisible()
    await keep(false)
    await expect(heading('All orders')).toBeVisible()
    expect(asked).toHaveLength(1)

    await page.goBack()
    await expect(notice).toHaveValue(String(before + 1))
    await notice.fill(String(before))
    await save.click()
    await (
      await nextHeld()
    )(false)
    await expect(page.getByText('Changes saved.')).toBeVisible()
  },
)

test(
  'a branch is placed by the link of a map; the sheet asks before it closes over what was typed',
  { tag: '@en' },
  async ({ asStaff, at }) => {
    const page = await (await asStaff('marina')).context.newPage()
    await page.goto(at('console', '/en/branches'))
    await waitUntilAlive(page)
    await page.getByRole('button', { name: /^Edit/ }).first().click()
    const sheet = page.getByRole('dialog')
    const place = sheet.getByRole('textbox', { name: 'Location', exact: true })
    await place.fill('https://maps.app.goo.gl/x')
    await expect(place).toHaveAccessibleDescription(/This short link does not carry the location/)
    await place.fill('https://www.google.com/maps/place/X/@25.1,55.1,17z/data=!3d25.0772!4d55.1396')
    await expect(sheet.getByLabel('Latitude')).toHaveValue('25.0772')
    await expect(sheet.getByLabel('Longitude')).toHaveValue('55.1396')
    for (const leave of [false, true]) {
      const asked = page.waitForEvent('dialog')
      const pressed = place.press('Escape')
      await (leave ? (await asked).accept() : (await asked).dismiss())
      await pressed
      await expect(sheet).toHaveCount(leave ? 0 : 1)
    }
  },
)

test(
  'a zone that is being drawn is not lost unasked, and none is deleted by a slip',
  { tag: '@en' },
  async ({ asStaff, at }) => {
    const page = await (await asStaff('saffron')).context.newPage()
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.message())
      void dialog.dismiss()
    })
    await page.goto(at('console', '/en/zones'))
    await waitUntilAlive(page)
    const zones = page.getByRole('main').getByRole('listitem')
    const count = await zones.count()
    const add = page.getByRole('button', { name: 'Add a zone' })
    const name = page.getByRole('textbox', { name: 'Name in English' })
    await add.click()
    await name.fill('The new quarter')
    await add.click()
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'All orders' }).click()
    await expect.poll(() => asked).toHaveLength(2)
    expect(new Set(asked)).toEqual(new Set(['Leave without saving your changes?']))
    await expect(name).toHaveValue('The new quarter')
    await page.getByRole('button', { name: 'Cancel' }).click()

    await zones.first().getByRole('button').click()
    await page.getByRole('button', { name: 'Delete zone' }).click()
    expect(asked.at(-1)).toContain('Delivery there stops at once')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(zones).toHaveCount(count)
  },
)
