import type { ChallengeDetailsWire, ReferralWire } from '#contract/loyalty/challenges.ts'
import type { StaffChallengeWire } from '#contract/loyalty/loyalty-desk.ts'
import type { StaffRewardWire } from '#contract/loyalty/rewards.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { goOnAs } from './go-on-as.ts'
import { eatAt, host, twoDishes } from './loyalty-visit.ts'
import { makeMember } from './make-member.ts'
import { languageOf, prefix } from './sign-in.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

const said = {
  ar: {
    accept: 'قبول الدعوة',
    claimed: /^جئت بدعوة/,
    challenges: 'التحديات',
    won: 'اكتمل التحدي',
    left: 'بقي طلب واحد',
    none: 'لا توجد تحديات متاحة حاليًا',
    cashback: 'استرداد نقدي من تحدٍّ',
    buy: /^استبدال النقاط بـ/,
    sure: 'تأكيد الاستبدال',
    use: /^إضافة .* للسلة$/,
    keep: /^حفظ الطلب .* كطلب معتاد$/,
    save: 'حفظ',
    saved: 'حُفظ في الطلب المعتاد.',
    gone: /^غير متوفر الآن/,
    order: /^طلب .* الآن$/,
  },
  en: {
    accept: 'Accept the invitation',
    claimed: / invited you$/,
    challenges: 'Challenges',
    won: 'Challenge won',
    left: '1 order to go',
    none: 'There are no challenges available right now',
    cashback: 'Challenge cashback',
    buy: /^Redeem points for/,
    sure: 'Yes, redeem',
    use: /^Add .* to the cart$/,
    keep: /^Save order .* as usual$/,
    save: 'Save',
    saved: 'Saved to your usual orders.',
    gone: /^Not available now/,
    order: /^Order .* now$/,
  },
} as const

test('spec 1: an invitation, a challenge won and taken back by a refund, a reward redeemed, and order as usual @ar', async ({
  page,
  port,
  at,
}, { project }) => {
  const language = languageOf(project.name)
  const say = said[language]
  const url = (path: string) => at(host, prefix(language) + path)
  const open = async (path: string) => {
    await page.goto(url(path))
    await waitUntilAlive(page)
  }
  const [inviter, member] = [await makeMember(port, language), await makeMember(port, language)]
  const { visitor } = member
  const { visitor: owner } = await signInByApi(port, host)
  const { dear, cheap, cheapName, branch } = await twoDishes(visitor)
  const name = `${language} ${Date.now()}`
  const challenge = await owner.call<StaffChallengeWire>('POST', '/api/v1/staff/challenges', {
    name: { ar: name, en: name },
    terms: { ar: '', en: '' },
    goal: { kind: 'orders', count: 2 },
    duration: { amount: 3, unit: 'hours' },
    reward: { kind: 'wallet', amount: '5.00' },
    types: [],
    branch_ids: [],
    minimum: null,
    group_ids: [],
    most: 1,
    starts_at: null,
    ends_at: null,
  })
  const reward = await owner.call<StaffRewardWire>('POST', '/api/v1/staff/rewards', {
    name: { ar: name, en: name },
    cost: 5,
    gives: { kind: 'item', item_id: cheap },
    valid_days: 30,
  })
  await goOnAs(page.context(), visitor)

  const { code } = await inviter.visitor.call<ReferralWire>('GET', '/api/v1/loyalty/referral')
  await open(`/referral-code?code=${code}`)
  await page.getByRole('button', { name: say.accept }).click()
  await expect(page.getByText(say.claimed)).toBeVisible()
  await expectNoAxeViolations(page)

  const first = await eatAt(port, member, [dear, cheap])
  const details = () =>
    visitor.call<ChallengeDetailsWire>('GET', `/api/v1/wallet/challenges-settings/details/${challenge.id}`)

  // its undo of five seconds runs: meanwhile it is kept as usual, and ordered again without what is sold out
  await open('/account/orders')
  await page.getByRole('button', { name: say.keep }).last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: say.save, exact: true }).click()
  await expect(dialog).toContainText(say.saved)
  const soldOut = (sold_out: boolean) =>
    owner.call('PUT', `/api/v1/staff/items/${cheap}/sold-out`, { branch_id: branch, sold_out, until: null })
  await soldOut(true)
  try {
    // what staff change is seen within a second, not at once
    await expect(async () => {
      await open('/order-as-usual')
      await expect(page.getByText(say.gone)).toContainText(cheapName, { timeout: 1000 })
    }).toPass()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: say.order }).click()
    await page.waitForURL(/\/checkout$/)
  } finally {
    await soldOut(false)
  }

  await expect.poll(async () => (await details()).progress, { timeout: 20_000 }).toBe('1')
  await open('/challenges')
  const card = page.getByRole('link', { name })
  await expect(card).toContainText(say.left)
  await expectNoAxeViolations(page)
  const second = await eatAt(port, member, [cheap])

  // again the undo: meanwhile the first order's points buy a reward
  await open('/rewards')
  await page.getByRole('article', { name }).getByRole('button', { name: say.buy }).click()
  await page.getByRole('button', { name: say.sure }).click()
  const use = page.getByRole('button', { name: say.use })
  await expect(use).toBeVisible()
  await expectNoAxeViolations(page)
  await use.click()
  await page.waitForURL(/\/cart$/)
  await expect(page.getByRole('main')).toContainText(cheapName)

  await expect.poll(async () => (await details()).state, { timeout: 20_000 }).toBe('won')
  await open('/challenges')
  await card.click()
  await expect(page.getByRole('main')).toContainText(say.won)
  await open('/account/wallet')
  await expect(page.getByText(say.cashback).first()).toBeVisible()
  const friends = await inviter.visitor.call<ReferralWire>('GET', '/api/v1/loyalty/referral')
  expect(friends).toMatchObject({ earned: '15.00', friends: [{ state: 'rewarded' }] })

  await owner.call('POST', `/api/v1/staff/orders/${second}/refunds`, { reason: 'cold' })
  await open(`/challenges/${challenge.id}`)
  await expect(page.getByRole('main')).toContainText(say.left)
  await expectNoAxeViolations(page)
  await owner.call('PUT', `/api/v1/staff/challenges/${challenge.id}/state`, { state: 'over' })
  await owner.call('PUT', `/api/v1/staff/rewards/${reward.id}/paused`, { paused: true })
  expect(first).not.toBe(second)
})

test('spec 8: a restaurant without challenges says so', async ({ page, at, port }, { project }) => {
  const language = languageOf(project.name)
  const { visitor: owner } = await signInByApi(port, 'marina')
  const { data } = await owner.call<{ data: StaffChallengeWire[] }>('GET', '/api/v1/staff/challenges')
  for (const { id, state } of data)
    if (state !== 'over')
      await owner
        .call('PUT', `/api/v1/staff/challenges/${id}/state`, { state: 'over' })
        .catch(() => undefined)
  await page.goto(at('marina', `${prefix(language)}/challenges`))
  await waitUntilAlive(page)
  await expect(page.getByRole('heading', { name: said[language].none })).toBeVisible()
})
