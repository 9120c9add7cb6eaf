import type { BranchQueueWire } from '#contract/waitlist/waiting.ts'
import type { WaitingDeskWire } from '#contract/waitlist/waiting-desk.ts'
import { makePushPhone } from '#server/testing/push-phone.ts'
import { orderByApi } from '#tools/order-by-api.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expect, test } from './fixtures.ts'
import { goOnAs } from './go-on-as.ts'
import { makeNumber, typeNumberAndCode } from './sign-in.ts'
import { waitUntilAlive } from './wait-until-alive.ts'

/** What the worker showed. */
interface Shown {
  shown: { title: string; body: unknown; lang: unknown; data: unknown }[]
}

test.use({ serviceWorkers: 'allow' })

test('safety 26: a repeat view without network shows the menu and the open order, which is forgotten at sign-out', async ({
  page,
  context,
  at,
  port,
  trouble,
}, { project }) => {
  test.skip(project.name !== 'phone', 'in Arabic on the phone; the desktop has the push message')
  const visitor = makeVisitor(port, 'saffron.localhost', 'ar')
  const order = await orderByApi(visitor, 'Nora')
  await goOnAs(context, visitor)
  await page.goto(at('saffron', '/account/login'))
  await waitUntilAlive(page)
  await typeNumberAndCode(page, { language: 'ar', port, number: makeNumber() })
  await page.waitForURL(at('saffron', '/account'))
  await page.goto(at('saffron', '/menu'))
  const expectCached = (path: string) =>
    expect.poll(() =>
      page.evaluate(async (one) => (await caches.match(one, { ignoreVary: true }))?.status, path),
    )
  await expectCached('/menu').toBe(200)
  await page.goto(at('saffron', `/order/${order.id}`))
  await expectCached(`/order/${order.id}`).toBe(200)

  trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503 GET|WebSocket|Failed to fetch/)
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no worker runs')
  await context.setOffline(true)
  // the emulation of the page's network leaves the worker's own as it is
  await worker.evaluate(() => {
    const here = self as unknown as { online: typeof fetch; fetch: typeof fetch }
    here.online = here.fetch
    here.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  })
  await page.goto(at('saffron', '/menu'))
  await waitUntilAlive(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto(at('saffron', `/order/${order.id}`))
  await expect(page.getByText(`#${order.number}`).first()).toBeVisible()
  await page.goto(at('saffron', '/branches'))
  await expect(page.getByRole('heading', { name: 'لا يوجد اتصال' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'القائمة كما ظهرت آخر مرة' })).toBeVisible()

  await context.setOffline(false)
  await worker.evaluate(() => {
    const here = self as unknown as { online: typeof fetch; fetch: typeof fetch }
    here.fetch = here.online
  })
  await page.goto(at('saffron', '/account'))
  await waitUntilAlive(page)
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click()
  await page.waitForURL(at('saffron', '/'))
  await expect.poll(() => page.evaluate(() => caches.has('open-order'))).toBe(false)
})

test('spec 4: the call reaches a locked phone: encrypted for it alone, shown by the worker', async ({
  page,
  context,
  at,
  port,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'in English on the desktop; the phone has the offline view')
  // waiting-list.spec.ts counts the parties at the doors of the other two
  const guest = makeVisitor(port, 'saffron.localhost', 'en')
  const list = '/api/v1/waiting-list/waiting'
  const { data } = await guest.call<{ data: BranchQueueWire[] }>(
    'GET',
    '/api/v1/branch/frontend/branches-waiting',
  )
  const branch = data.find((one) => one.state === 'in_queue')
  const joined = await guest.call<{ WaitingEntity_id: string; number: string }>(
    'POST',
    `${list}/create?frontend=1`,
    {
      branch_id: branch?.id,
      area_id: branch?.areas[0]?.id,
      guests_count: 2,
      name: 'Salma',
      phone: `55${String(Date.now()).slice(-7)}`,
    },
  )
  const id = joined.WaitingEntity_id
  const phone = makePushPhone()
  const endpoint = at('saffron', `/_sim/push/${id}`)
  // the browser of the tests knows no notifications and has no push service: here it has both
  await context.addInitScript(
    ({ to, keys }) => {
      Object.defineProperty(Notification, 'permission', { get: () => 'default' })
      Notification.requestPermission = async () => 'granted'
      const subscription = { endpoint: to, toJSON: () => ({ endpoint: to, keys }) }
      PushManager.prototype.getSubscription = async () => null
      PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription
    },
    { to: endpoint, keys: phone.keys },
  )
  await page.goto(at('saffron', `/en/waiting-list/${id}`))
  await waitUntilAlive(page)
  await page.getByRole('button', { name: 'Notify this phone when it is my turn' }).click()
  await expect(page.getByText('This phone gets a notification when it is your turn')).toBeVisible()

  const { visitor: host } = await signInByApi(port, 'saffron')
  const desk = await host.call<WaitingDeskWire>('GET', `/api/v1/staff/waiting?branch_id=${branch?.id}`)
  const party = desk.areas.flatMap((area) => area.parties).find((one) => one.id === id)
  await host.call('POST', `/api/v1/staff/waiting/${id}/acts`, { act: 'call', version: party?.version })
  let sent: { body: string } | undefined
  await expect
    .poll(async () => {
      const answer = await guest.send('GET', new URL(endpoint).pathname)
      sent = answer.status === 200 ? (JSON.parse(answer.body) as { body: string }) : undefined
      return sent !== undefined
    })
    .toBe(true)
  const text = phone.read(Buffer.from(sent?.body ?? '', 'base64url'))

  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no worker runs')
  await worker.evaluate(() => {
    const here = self as unknown as Shown & { registration: ServiceWorkerRegistration }
    here.shown = []
    here.registration.showNotification = async (title, { body, lang, data } = {}) =>
      void here.shown.push({ title, body, lang, data })
  })
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const one of registrations) if (!one.isDeleted) resolve(one.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: at('saffron').slice(0, -1),
    registrationId: await registered,
    data: text,
  })
  await expect
    .poll(() => worker.evaluate(() => (self as unknown as Shown).shown))
    .toEqual([
      {
        title: 'Saffron',
        body: expect.stringContaining(`Number ${joined.number}, it is your turn!`),
        lang: 'en',
        data: { url: `/en/waiting-list/${id}` },
      },
    ])
})
