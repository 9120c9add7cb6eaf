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
    const room = page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'All orders' })

    await page.goto(at('console', '/en/hours'))
    await waitUntilAlive(page)
    const before = Number(await notice.inputValue())
    await notice.fill(String(before + 1))
    await room.click()
    await expect.poll(() => asked).toEqual(['Leave without saving your changes?'])
    await expect(heading('Hours and slots')).toBeVisible()

    await save.click()
    const refuse = await nextHeld()
    await room.click()
    await refuse(true)
    await expect(page.getByText('Not saved. Please check the marked fields.')).toBeVisible()
    await expect(heading('Hours and slots')).toBeVisible()
    await expect(notice).toHaveValue(String(before + 1))

    await save.click()
    const keep = await nextHeld()
    await room.click()
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
