import type { Page } from '@playwright/test'
import type { KitchenPlanWire } from '#contract/ordering/kitchen.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import type { PrintingWire } from '#contract/printing/printing.ts'
import { makeVisitor, type Visitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { orderWithChoice } from './order-with-choice.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const say = {
  ar: {
    rooms: 'أقسام اللوحة',
    edit: 'تعديل الأصناف',
    remove: /^حذف/,
    change: (name: string) => `تعديل ${name}`,
    note: 'ملاحظة على الصنف',
    keep: /^حفظ/,
    groups: 'أقسام القائمة',
    back: 'يعود إلى البطاقة',
    save: /^اعتماد التعديل/,
    done: 'عُدّل الطلب وأُبلغ الضيف.',
    made: 'جاهز',
    none: 'لا شيء يُحضَّر الآن',
    recalled: 'مسترجع',
    printHere: 'الطباعة من هذا المتصفح',
    allPrinted: 'طُبع كل شيء.',
  },
  en: {
    rooms: 'Console',
    edit: 'Edit items',
    remove: /^Remove/,
    change: (name: string) => `Edit ${name}`,
    note: 'Note on this dish',
    keep: /^Save/,
    groups: 'Groups of the menu',
    back: 'Goes back to the card',
    save: /^Change the order/,
    done: 'The order is changed and the guest has been told.',
    made: 'Done',
    none: 'Nothing to make right now',
    recalled: 'Recalled',
    printHere: 'Print from this browser',
    allPrinted: 'Everything is printed.',
  },
} as const

/** A tablet that stands, or a screen at the counter. */
const sizes = { ar: { width: 820, height: 1180 }, en: { width: 1280, height: 800 } }

const fits = async (page: Page): Promise<void> => {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect([page.url(), wide]).toEqual([page.url(), 0])
}

/** A key as a keyboard of any language sends it. */
const idempotencyKeyOf = (
  page: Page,
  typed: { readonly key: string; readonly code: string },
): Promise<void> =>
  page.evaluate((one) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...one, bubbles: true, cancelable: true }))
  }, typed)

interface PrintsHere {
  readonly visitor: Visitor
  readonly branch: string
  readonly words: { readonly printHere: string; readonly allPrinted: string }
  readonly url: string
}

/** What waits for a browser is printed by the one that was told to, and by itself. */
async function printsHere(page: Page, { visitor, branch, words, url }: PrintsHere): Promise<void> {
  const printing = await visitor.call<PrintingWire>('POST', '/api/v1/staff/printers', {
    branch_id: branch,
    name: 'Counter',
    kind: 'browser',
    agent_id: null,
    address: '',
    width: 80,
    paper: 'receipt',
    station_ids: [],
    language: 'both',
    copies: 1,
    prints_at: 'never',
  })
  await visitor.call('POST', `/api/v1/staff/printers/${printing.printers[0]?.id}/test`)
  // the dialog of the browser itself
  await page.addInitScript(() => {
    window.print = () => void window.dispatchEvent(new Event('afterprint'))
  })
  await page.goto(url)
  await waitUntilAlive(page)
  await expect(page.getByText(words.allPrinted)).toBeHidden()
  await expectNoAxeViolations(page)
  await fits(page)
  await page.getByRole('button', { name: words.printHere }).click()
  await expect(page.getByText(words.allPrinted)).toBeVisible({ timeout: 20_000 })
}

for (const language of ['ar', 'en'] as const)
  test(`an order is changed before it is accepted, the kitchen bumps it and calls it back, a browser prints (${language}) @${language}`, async ({
    asStaff,
    at,
    port,
  }) => {
    const words = say[language]
    const tenant = language === 'ar' ? 'saffron' : 'marina'
    const prefix = language === 'en' ? '/en' : ''
    const { visitor } = await signInByApi(port, tenant)
    const order = await orderWithChoice(makeVisitor(port, `${tenant}.localhost`, language))
    const branch = order.branchId
    const plan = await visitor.call<KitchenPlanWire>('GET', `/api/v1/staff/kitchen/plan?branch_id=${branch}`)
    const station = { name_ar: 'الشواية', name_en: 'Grill', group_ids: plan.groups.map(({ id }) => id) }
    const saved = await visitor.call<KitchenPlanWire>('PUT', '/api/v1/staff/kitchen/plan', {
      branch_id: branch,
      seen: plan.seen,
      stations: [station],
    })
    const { context } = await asStaff(tenant)
    const page = await context.newPage()
    await page.setViewportSize(sizes[language])
    // from the order's own page, and from its card on the board
    await page.goto(at('console', language === 'ar' ? `/orders/${order.id}` : `/en?branch=${branch}`))
    await waitUntilAlive(page)
    if (language === 'en')
      await page
        .getByRole('article', { name: `Order ${order.number}`, exact: true })
        .getByRole('button')
        .first()
        .click()
    await page.getByRole('button', { name: words.edit }).click()
    await page.getByRole('button', { name: words.remove }).first().click()
    // a line that stays is chosen anew in the sheet that adding uses
    await page.getByRole('button', { name: words.change(order.dish), exact: true }).click()
    const dish = page.getByRole('dialog', { name: order.dish, exact: true })
    await expect(dish.getByRole('radio', { name: order.chosen })).toBeChecked()
    await dish.getByRole('radio', { name: order.other }).check()
    await dish.getByLabel(words.note).fill('no sugar')
    await expectNoAxeViolations(page)
    await dish.getByRole('button', { name: words.keep }).click()
    await expect(dish).toBeHidden()
    await expect(page.getByRole('button', { name: words.change(order.dish), exact: true })).toContainText(
      order.other,
    )
    await expect(page.getByText(words.back)).toBeVisible()
    // the menu by its groups
    const groups = page.getByRole('group', { name: words.groups }).getByRole('button')
    const named = async (at: number) => (await groups.nth(at).textContent()) ?? ''
    const shown = (name: string) => page.getByRole('region', { name, exact: true })
    const [first, second] = [await named(1), await named(2)]
    await groups.nth(2).click()
    await expect(shown(second)).toBeVisible()
    await expect(shown(first)).toBeHidden()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: words.save }).click()
    await expect(page.getByText(words.done)).toBeVisible()
    await expect(page.getByText('no sugar').last()).toBeVisible()
    await expect(page.getByText(order.other).last()).toBeVisible()

    // the difference goes back meanwhile, and the order is a version on: who pressed before that presses again
    await expect(async () => {
      const { ticket: seen } = await visitor.call<{ ticket: { version: number } }>(
        'GET',
        `/api/v1/staff/orders/${order.id}`,
      )
      const step = { action: 'accept', version: seen.version, minutes: 15 }
      await visitor.call('POST', `/api/v1/staff/orders/${order.id}/transitions`, step)
    }).toPass()
    await page.goto(
      at('console', `${prefix}/kitchen?branch=${branch}&station=${saved.stations[0]?.id ?? ''}`),
    )
    await waitUntilAlive(page)
    const ticket = page.getByRole('article').filter({ hasText: order.number })
    await expect(ticket).toBeVisible()
    await expectNoAxeViolations(page)
    await fits(page)
    await ticket.getByRole('button', { name: words.made }).click()
    await expect(ticket).toBeHidden()
    // hands in a kitchen find keys sooner than buttons
    await idempotencyKeyOf(page, language === 'ar' ? { key: 'ق', code: 'KeyR' } : { key: 'r', code: 'KeyR' })
    await expect(ticket.getByText(words.recalled)).toBeVisible()
    await printsHere(page, {
      visitor,
      branch,
      words,
      url: at('console', `${prefix}/printing?branch=${branch}`),
    })
    for (const of of ['allergens', 'notices']) {
      await page.goto(at('console', `${prefix}/lists?of=${of}`))
      await waitUntilAlive(page)
      await expect(page.getByRole('listitem').first()).toBeVisible()
      await expectNoAxeViolations(page)
      await fits(page)
    }
  })

for (const language of ['ar', 'en'] as const)
  test(`every room of the console at its size, without a violation (${language}) @sweep`, async ({
    asStaff,
    at,
  }, { project }) => {
    test.setTimeout(300_000)
    const { context } = await asStaff('saffron')
    const page = await context.newPage()
    await page.setViewportSize(sizes[project.name === 'phone' ? 'ar' : 'en'])
    await page.goto(at('console', language === 'en' ? '/en' : '/'))
    const nav = page.getByRole('navigation', { name: say[language].rooms })
    const found = await nav
      .locator('a:not([hreflang])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const paths = [...new Set(found)]
    expect(paths.length).toBeGreaterThan(20)
    for (const path of paths) {
      await page.goto(at('console', path))
      await waitUntilAlive(page)
      await expectNoAxeViolations(page, 'iframe')
      await fits(page)
    }
  })
