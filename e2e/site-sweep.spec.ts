import { HtmlValidate } from 'html-validate'
import type { MenuWire } from '#contract/menu/menu.ts'
import { makeVisitor } from '#tools/visitor.ts'
import { expect, test } from './fixtures.ts'
import { structuredFaults } from './structured-faults.ts'

// No browser: every address of the public site is asked for as a search engine would, in both languages, of each restaurant.

const stands = [
  '/',
  '/menu',
  '/menu/pickup',
  '/menu/e',
  '/branches',
  '/select-type/pickup',
  '/select-type/scheduled',
  '/contact-us',
  '/link',
  '/app',
  '/page/about',
  '/page/privacy',
  '/page/terms',
  '/page/app-wallet',
  '/page/app-points',
  '/cart',
  '/checkout',
  '/auth',
  '/account/login',
  '/account/signup',
  '/o/message',
]
// without a payment's reference there is nothing to show
const leads = ['/check_payment', '/check-payment']
const missing = [
  '/no-such-page',
  '/page/no-such-page',
  '/item/nosuchitem',
  '/menu/no-such-type',
  '/r/no-such-link',
]

/** As the standard has it; `npm run html` asks the Nu Html Checker itself, of every route (it needs a Java). */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
const faultsOf = async (html: string) => {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  )
}
const described = ['/', '/branches', '/menu', '/menu/pickup', '/menu/e']
const dataIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')

/** What people read of a page: no scripts, styles or attributes, and nothing that says it is of the other language. */
const textOf = (html: string): string =>
  html
    .replace(/<(script|style|title|svg)\b[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(\w+)[^>]* lang="(?:ar|en)"[^>]*>[^<]*<\/\1>/g, (whole) =>
      whole.startsWith('<html') ? whole : ' ',
    )
    .replace(/<[^>]+>/g, '\n')

for (const tenant of ['saffron', 'nile', 'marina'])
  for (const language of ['ar', 'en'] as const)
    test(`spec 2: every public address of ${tenant} stands in its direction, with no untranslated word (${language})`, async ({
      port,
    }, { project }) => {
      test.skip(project.name === 'phone', 'no browser looks at it')
      const visitor = makeVisitor(port, `${tenant}.localhost`, language)
      const { items } = await visitor.call<MenuWire>('GET', '/api/v1/menu?type=pickup')
      const ask = (path: string) => {
        const target = language === 'ar' ? path : `/en${path === '/' ? '' : path}`
        return visitor.send('GET', target, undefined, { accept: 'text/html', cookie: `lang=${language}` })
      }
      for (const path of [...stands, `/item/${items[0]?.id}`]) {
        const { status, body } = await ask(path)
        expect([path, status]).toEqual([path, 200])
        expect(body).toMatch(
          new RegExp(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`),
        )
        expect(body.match(/<h1\b/g) ?? [], path).toHaveLength(1)
        expect(body).toMatch(/<title>[^<]+<\/title>/)
        expect(await faultsOf(body), path).toEqual([])
        const data = dataIn(body)
        if (described.includes(path) || path.startsWith('/item/')) expect(data, path).not.toBeNull()
        expect(structuredFaults(data), path).toEqual([])
        const text = textOf(body)
        expect(text.match(/^(?:[a-z]+\.)+[a-z-]+$/gm) ?? [], path).toEqual([])
        if (language === 'en') expect(text.match(/\p{Script=Arabic}+/gu) ?? [], path).toEqual([])
      }
      for (const path of missing) expect([path, (await ask(path)).status]).toEqual([path, 404])
      for (const path of leads) expect([path, (await ask(path)).status]).toEqual([path, 302])
      const home = (await ask('/')).body
      expect(home).toContain('<meta property="og:image:width" content="500"/>')
      expect(home).toContain('<meta property="og:image:height" content="500"/>')
      expect(home).toMatch(/<meta property="og:image" content="[^"]*\/pictures\/\w+\/500"/)
      expect(home).toContain('application/ld+json')
    })
