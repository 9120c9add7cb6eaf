import type { Page } from '@playwright/test'
import type { CustomerAddressWire } from '#contract/delivery/customer-places.ts'
import type { Visitor } from '#tools/visitor.ts'
import { expectNoAxeViolations } from './expect-no-axe-violations.ts'
import { expect, test } from './fixtures.ts'
import { goOnAsMember } from './go-on-as.ts'
import { makeMember } from './make-member.ts'
import { waitUntilAlive } from './wait-until-alive.ts'
import type { Language } from './words.ts'

const ar = {
  noAddress: 'لا توجد عناوين بعد',
  addAddress: 'إضافة عنوان',
  saveAddress: 'حفظ العنوان',
  search: 'البحث عن حي أو شارع أو معلم',
  wanted: 'شارع العليا',
  myPlace: 'تحديد موقعي الحالي',
  openMap: 'تحديد المكان على الخريطة',
  keys: 'الأسهم تحرّك الدبوس',
  noMap: 'الخريطة غير متاحة الآن، ويكفي أن يُكتب العنوان.',
  noSearch: 'تعذّر البحث الآن، يمكن كتابة العنوان أدناه',
  street: 'الشارع والحي',
  building: 'رقم المبنى',
  villa: 'فيلا',
  edit: /^تعديل /,
  delete: /^حذف ./,
  deleteNow: 'حذف',
  default: 'الافتراضي',
  makeDefault: 'جعله الافتراضي',
  required: 'هذا الحقل مطلوب',
  noVehicle: 'لا توجد سيارات بعد',
  addVehicle: 'إضافة سيارة',
  saveVehicle: 'حفظ السيارة',
  toyota: 'تويوتا',
  white: 'أبيض',
  black: 'أسود',
  plate: 'رقم اللوحة',
  tooLong: 'النص أطول من الحد المسموح (20 حرفًا)',
}
const en: typeof ar = {
  noAddress: 'No addresses yet',
  addAddress: 'Add an address',
  saveAddress: 'Save address',
  search: 'Search a district or street',
  wanted: 'Olaya Street',
  myPlace: 'Use my current location',
  openMap: 'Choose the place on the map',
  keys: 'Arrow keys move the pin',
  noMap: 'The map is not available right now. You can type the address instead.',
  noSearch: 'Search is not working right now. You can type the address below.',
  street: 'Street and district',
  building: 'Building number',
  villa: 'Villa',
  edit: /^Edit /,
  delete: /^Delete ./,
  deleteNow: 'Delete',
  default: 'Default',
  makeDefault: 'Make it the default',
  required: 'Field is required',
  noVehicle: 'No vehicles yet',
  addVehicle: 'Add a vehicle',
  saveVehicle: 'Save vehicle',
  toyota: 'Toyota',
  white: 'White',
  black: 'Black',
  plate: 'Plate number',
  tooLong: 'The text is longer than allowed (20 characters)',
}
const said = { ar, en }
const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

/** Signs a new customer in without a screen, and lets the page's browser go on as that customer. */
const signIn = async (page: Page, port: number, language: Language): Promise<Visitor> => {
  const { visitor } = await makeMember(port, language)
  await goOnAsMember(page.context(), visitor)
  return visitor
}
const addressesOf = async (visitor: Visitor): Promise<CustomerAddressWire[]> => {
  const path = '/api/v1/user/customer-addresses/list-addresses?pagination=false'
  return (await visitor.call<{ data: CustomerAddressWire[] }>('GET', path)).data
}

test('spec 2: an address is found on the map, moved by keyboard, saved, changed and deleted @en', async ({
  page,
  at,
  port,
}, { project }) => {
  const language = languageOf(project.name)
  const words = said[language]
  const visitor = await signIn(page, port, language)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto(at('saffron', `${language === 'ar' ? '' : '/en'}/my-address`))
  await waitUntilAlive(page)
  await expect(page.getByRole('heading', { name: words.noAddress })).toBeVisible()
  await page.getByRole('button', { name: words.addAddress }).click()
  const sheet = page.getByRole('dialog')
  await expect(page.locator('.leaflet-container'), 'no map before it is opened').toHaveCount(0)

  // a refused place is logged, and nothing else happens
  await sheet.getByRole('button', { name: words.myPlace }).click()
  await expect.poll(() => logged.some((line) => line.startsWith('geolocation'))).toBe(true)
  await expect(sheet.getByRole('alert')).toHaveCount(0)

  const search = sheet.getByRole('combobox', { name: words.search })
  await search.fill(words.wanted.slice(0, 7))
  const option = sheet.getByRole('option', { name: words.wanted })
  await expect(option).toBeVisible()
  while ((await option.getAttribute('aria-selected')) !== 'true') await search.press('ArrowDown')
  await expectNoAxeViolations(page)
  await search.press('Enter')
  await expect(page.locator('img.leaflet-tile-loaded').first()).toBeAttached()
  const pin = await page.locator('.leaflet-marker-icon').boundingBox()
  expect(
    [pin?.width, pin?.height].map((px = 0) => Math.round(px)),
    'spec 9: the marker',
  ).toEqual([38, 95])
  await expect(sheet.getByLabel(words.street)).toHaveValue(words.wanted)
  const named = page.waitForResponse(/\/maps\/reverse/)
  await sheet.getByRole('button', { name: words.keys }).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await named
  await expectNoAxeViolations(page)
  await sheet.getByLabel(words.building).fill('٤٧')
  await sheet.getByRole('button', { name: words.saveAddress }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: words.wanted })).toContainText(words.default)
  const [saved] = await addressesOf(visitor)
  expect(saved).toMatchObject({ latitude: 24.7008, building_number: '47', is_default: true })
  expect(saved?.longitude, 'east of where it was found').toBeGreaterThan(46.6823)

  await page.getByRole('button', { name: words.edit }).click()
  await sheet.getByRole('radio', { name: words.villa }).press('Space')
  await sheet.getByLabel(words.street).fill('')
  await sheet.getByRole('button', { name: words.saveAddress }).click()
  await expect(sheet.getByText(words.required)).toBeVisible()
  await sheet.getByLabel(words.street).fill('Al Malaz')
  await sheet.getByRole('button', { name: words.saveAddress }).click()
  await expect(page.getByRole('heading', { name: words.villa })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: words.delete }).click()
  await sheet.getByRole('button', { name: words.deleteNow, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.noAddress })).toBeVisible()
})

test(
  'without tiles, without the search and without the map’s own files an address is typed',
  { tag: '@ar' },
  async ({ page, at, port, trouble }, { project }) => {
    const language = languageOf(project.name)
    const words = said[language]
    const visitor = await signIn(page, port, language)
    trouble.expect(/ERR_FAILED GET .*\/tiles\//)
    trouble.expect(/ERR_FAILED GET .*leaflet/)
    trouble.expect(/503 GET .*\/maps\/search/)
    trouble.expect(/console: Failed to load resource: net::ERR_FAILED/)
    await page.route('**/tiles/**', (route) => route.abort('failed'))
    await page.route('**/api/v1/maps/search*', (route) =>
      route.fulfill({ status: 503, json: { code: 'map-unavailable', message: 'down', request_id: '' } }),
    )
    await page.goto(at('saffron', `${language === 'ar' ? '' : '/en'}/my-address`))
    await waitUntilAlive(page)
    const add = async (street: string) => {
      await page.getByRole('button', { name: words.addAddress }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('combobox', { name: words.search }).fill('olaya')
      await expect(sheet.getByText(words.noSearch)).toBeVisible()
      await sheet.getByRole('button', { name: words.openMap }).click()
      await expect(sheet.getByText(words.noMap)).toBeVisible()
      await sheet.getByLabel(words.street).fill(street)
      await sheet.getByRole('button', { name: words.saveAddress }).click()
      await expect(sheet).toBeHidden()
      await expect(page.getByRole('listitem').filter({ hasText: street })).toBeVisible()
    }
    await add('Without tiles')
    await page.reload()
    await waitUntilAlive(page)
    await page.route(/open-leaflet-map/, (route) => route.abort('failed'))
    await add('Without its files')
    const stored = await addressesOf(visitor)
    expect(stored.map(({ street_name, latitude }) => [street_name, latitude])).toEqual([
      ['Without tiles', null],
      ['Without its files', null],
    ])
    await page.getByRole('button', { name: words.makeDefault }).click()
    const first = page.getByRole('main').getByRole('listitem').first()
    await expect(first).toContainText('Without its files')
  },
)

test('a vehicle is added with its logo, changed and deleted @ar', async ({ page, at, port }, { project }) => {
  const language = languageOf(project.name)
  const words = said[language]
  await signIn(page, port, language)
  await page.goto(at('saffron', `${language === 'ar' ? '' : '/en'}/account/vehicles`))
  await waitUntilAlive(page)
  await expect(page.getByRole('heading', { name: words.noVehicle })).toBeVisible()
  await page.getByRole('button', { name: words.addVehicle }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: words.toyota }).press('Space')
  await sheet.getByRole('radio', { name: words.white }).press('Space')
  await sheet.getByLabel(words.plate).fill('1'.repeat(21))
  await sheet.getByRole('button', { name: words.saveVehicle }).click()
  await expect(sheet.getByText(words.tooLong), 'spec 5: a plate of 20').toBeVisible()
  await expectNoAxeViolations(page)
  const asked = page.waitForEvent('dialog')
  const pressed = sheet.getByLabel(words.plate).press('Escape')
  await (await asked).dismiss()
  await pressed
  await expect(sheet.getByLabel(words.plate), 'what was typed is not lost by a key').toHaveValue(
    '1'.repeat(21),
  )
  await sheet.getByLabel(words.plate).fill('ح ط ي ١٢٣٤')
  await sheet.getByRole('button', { name: words.saveVehicle }).click()
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: words.toyota })
  await expect(card).toContainText('ح ط ي 1234')
  await expect(card).toContainText(words.white)
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: words.edit }).click()
  await sheet.getByRole('radio', { name: words.black }).press('Space')
  await sheet.getByRole('button', { name: words.saveVehicle }).click()
  await expect(card).toContainText(words.black)
  await page.getByRole('button', { name: words.delete }).click()
  await sheet.getByRole('button', { name: words.deleteNow, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.noVehicle })).toBeVisible()
})

test('a guest is led to the sign-in, and back', async ({ page, at }, { project }) => {
  const language = languageOf(project.name)
  await page.goto(at('saffron', `${language === 'ar' ? '' : '/en'}/my-address`))
  await expect(page).toHaveURL(/\/auth\?next=.*my-address/)
})
