import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { makeVisitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

test(
  'a program is let in by a key and told by a webhook, and no more once the key is revoked',
  { tag: '@en' },
  async ({ asStaff, at, port }) => {
    const received: string[] = []
    // orders of other tests are told too, and counted by none
    const program = createServer((request, response) => {
      void text(request).then((body) => {
        if (body.includes('"type":"ping"')) received.push(String(request.headers['webhook-signature']))
        response.end('heard')
      })
    })
    await once(program.listen(0, '127.0.0.1'), 'listening')
    const url = `http://127.0.0.1:${(program.address() as AddressInfo).port}/in`
    const { context } = await asStaff('marina')
    const page = await context.newPage()
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await page.goto(at('console', '/en/integrations'))
    await waitUntilAlive(page)
    await press('New key')
    await page.getByLabel('Name of the program').fill('Till beside')
    await press('Create key')
    const key = await page.getByRole('dialog').getByLabel('Key').inputValue()
    await expectNoAxeViolations(page)
    await press('Done')
    // it is not shown again: the list has its last characters alone
    expect(await page.content()).not.toContain(key)
    const guest = makeVisitor(port, 'marina.localhost')
    const ask = () => guest.send('GET', '/api/v1/out/branches', undefined, { authorization: `Bearer ${key}` })
    expect((await ask()).status).toBe(200)
    await press('Revoke the key Till beside')
    await press('Revoke')
    await expect(page.getByText(/^Revoked /)).toBeVisible()
    expect((await ask()).status).toBe(401)

    await page.getByRole('link', { name: 'Webhooks' }).click()
    await press('Add an address')
    await page.getByLabel('Address', { exact: true }).fill(url)
    await press('Save')
    await press('Done')
    await press(`Log of ${url}`)
    await press('Send a test')
    const replay = page.getByRole('button', { name: /^Replay Test/ })
    const sent = page.getByRole('listitem').filter({ has: replay })
    await expect(async () => {
      await press('Refresh')
      await expect(sent.getByText('Delivered')).toBeVisible({ timeout: 500 })
    }).toPass()
    await expectNoAxeViolations(page)
    await replay.click()
    await expect.poll(() => received.length).toBe(2)
    expect(received.every((signature) => signature.startsWith('v1,'))).toBe(true)
    await press('Close')
    await press(`Edit ${url}`)
    await press('Remove the address')
    await expect(page.getByText(url, { exact: true })).toBeHidden()
    program.close()
  },
)
