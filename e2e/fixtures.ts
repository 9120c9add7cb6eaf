import { test as base, expect, type BrowserContext, type BrowserContextOptions } from '@playwright/test'
import type { StaffWire } from '#contract/backoffice/staff.ts'
import { popupsAway } from '#tools/shots/popups-away.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { goOnAs } from './go-on-as.ts'
import { Guest, readItems } from './guest.ts'
import { languageOf, prefix } from './sign-in.ts'
import { Trouble, watchContext } from './watch-context.ts'
import type { Language } from './words.ts'

export type TenantName = 'saffron' | 'nile' | 'marina'

type Fixtures = {
  /** What went wrong in any of the test's browsers; unexpected trouble fails the test. */
  trouble: Trouble
  /** Takes a host's first label ('saffron', 'console'; '' is the platform) and a path; returns the address. */
  at: (name: TenantName | 'console' | '', path?: string) => string
  /** Whether popups come up; off, since a dialog that opens by itself is no part of what other tests do. */
  popups: boolean
  /** The product's port, for calls without a browser. */
  port: number
  /** Opens a further browser beside the first, watched like it. */
  openBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>
  /** Opens a browser in which a member of the demo restaurant's staff is signed in on the console's host. */
  asStaff: (tenant: TenantName, role?: string) => Promise<{ context: BrowserContext; member: StaffWire }>
  /** Opens the menu of the demo's first restaurant in the project's language; names a dish of both kinds. */
  startAtMenu: () => Promise<{ guest: Guest; language: Language } & Dishes>
}
type Dishes = Awaited<ReturnType<typeof readItems>>

const readPort = (): string => {
  const value = process.env['E2E_PORT']
  if (!value) throw new Error('The product was not started: run the browser tests by Playwright.')
  return value
}

export const test = base.extend<Fixtures>({
  trouble: async ({}, use) => {
    const trouble = new Trouble()
    await use(trouble)
    expect(trouble.unexpected(), 'console errors, failed requests and CSP violations').toEqual([])
  },

  popups: [false, { option: true }],

  port: async ({}, use) => {
    await use(Number(readPort()))
  },

  at: async ({ port }, use) => {
    await use((name, path = '/') => `http://${name === '' ? '' : `${name}.`}localhost:${port}${path}`)
  },

  context: async ({ context, trouble, popups, port }, use) => {
    await watchContext(context, trouble)
    if (!popups) await context.addCookies(await popupsAway(port))
    await use(context)
  },

  openBrowser: async ({ browser, trouble, popups, port }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      opened.push(context)
      await watchContext(context, trouble)
      if (!popups) await context.addCookies(await popupsAway(port))
      return context
    })
    await Promise.all(opened.map((context) => context.close()))
  },

  asStaff: async ({ openBrowser, port }, use) => {
    await use(async (tenant, role) => {
      const { visitor, member } = await signInByApi(port, tenant, role)
      const context = await openBrowser({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
      await goOnAs(context, visitor)
      return { context, member }
    })
  },
  startAtMenu: async ({ page, at, port }, use, { project }) => {
    await use(async () => {
      const language = languageOf(project.name)
      const guest = new Guest(page, language)
      await guest.open(at('saffron', `${prefix(language)}/menu`))
      return { guest, language, ...(await readItems(port, language)) }
    })
  },
})

export { expect }
