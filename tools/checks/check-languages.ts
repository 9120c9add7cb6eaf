import { existsSync, readFileSync } from 'node:fs'
import { languages } from '#domain/core/words.ts'
import { closeCheck } from './close-check.ts'
import { picksOfLanguage } from './language-picks.ts'
import { listFiles } from '../list-files.ts'

const folders = [
  'domain',
  'contract',
  'server',
  'ui',
  'web',
  'storefront',
  'console',
  'platform',
  'db',
  'tools',
]
// Gateways and maps that stand in for others speak the languages of those.
const apart = /\.test\.tsx?$|^server\/testing\/|-?simulator\/|sandbox-gateway\/|simulate-captcha|map-server\//

/** Places that know their languages by name, and why that is right while there are these two. */
const known: Readonly<Record<string, string>> = {
  'console/delivery/zones/zone-form.tsx': 'names of fields',
  'db/demo/demo-staff.ts': 'people of the demo',
  'domain/core/local-path.ts': 'the table of prefixes',
  'domain/core/words.ts': 'the list itself',
  'domain/site/standard-pages.ts': 'a link inside an English text',
  'domain/site/short-link.ts': 'a pattern with the prefix in it',
  'platform/routes/docs/docs-page.tsx': 'the document of the API is in English',
  'platform/routes/outbox/message-card.tsx': 'the language of an outbox travels as text',
  'server/authorization/check-operations.ts': 'a list of addresses',
  'server/features/ordering/order/draw-credit-note.ts': 'Saudi law asks for Arabic beside others',
  'server/features/ordering/order/draw-receipt.ts': 'Saudi law asks for Arabic beside others',
  'server/features/ordering/order/draw-tax-document.ts': 'Saudi law asks for Arabic beside others',
  'server/pages/short-link.ts': 'a pattern with the prefix in it',
  'server/pages/spelling.ts': 'a pattern with the prefix in it',
  'server/pages/tenant-redirect.ts': 'a pattern with the prefix in it',
  'storefront/delivery/way-on.ts': 'a pattern with the prefix in it',
  'storefront/routes.ts': 'a pattern with the prefix in it',
  'console/routes.ts': 'a pattern with the prefix in it',
  'platform/routes.ts': 'a pattern with the prefix in it',
  'server/pages/routes-by-path.ts': 'a pattern with the prefix in it',
  'storefront/shell/document.tsx': 'the font of Arabic letters',
  'storefront/worker/open-order.ts': 'a pattern with the prefix in it',
  'tools/shots/prepare-shots.ts': 'a guest of the pictures',
  'web/document.tsx': 'the font of Arabic letters',
}
/** The languages for which the places above were judged; with another one each has to be looked at again. */
const judged = 'ar en'

const compared = /[!=]== '(?:ar|en)'|'(?:ar|en)' \? |'ar' \| 'en'(?! \| 'both')|\['ar', 'en'\]/
const prefixed = /['"`]\/en(?:['"`]|\/[a-z])|\(\\?\/en\)|'en\?'/

const judgeLines = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      if (!compared.test(line) && !prefixed.test(line)) return []
      if (file in known && languages.join(' ') === judged) return []
      return [`${file}:${at + 1} decides by one language: make it a table of languages, or local-path.ts`]
    })

/** Columns and fields `…_ar` have one of each language beside them, in the same table or schema. */
const judgeSets = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split(/^(?=export |interface |const |function | {2}\w+: \{$)/m)
    .flatMap((part) => {
      const names = new Set(part.match(/\b[a-z]\w*_[a-z]{2}\b/g))
      const of = /^[\w ]*?(?:interface |const |function |type | {2})(\w+)/.exec(part)?.[1] ?? ''
      return [...names]
        .filter((name) => name.endsWith('_ar'))
        .map((name) => name.slice(0, -'_ar'.length))
        .flatMap((stem) =>
          languages
            .filter((language) => !names.has(`${stem}_${language}`))
            .map((language) => `${file} ${of} has ${stem}_ar and no ${stem}_${language}`),
        )
    })

/** Texts picked by `.ar` or `_en` are whole while the languages are those two; with another each pick is told. */
const judgePicks = (file: string): string[] =>
  languages.join(' ') === judged || file in known || file.includes('/i18n/')
    ? []
    : picksOfLanguage(readFileSync(file, 'utf8')).map(
        ({ line, pick }) => `${file}:${line} picks ${pick} by name: take every language of the list`,
      )

const sources = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => listFiles(folder, ['.ts', '.tsx']))
  .filter((file) => !apart.test(file) && !file.startsWith('tools/checks/'))
const sets = sources.filter((file) => file.startsWith('contract/') || file.endsWith('/schema.generated.ts'))
closeCheck(
  [
    ...sources
      .filter((file) => !file.endsWith('.generated.ts'))
      .flatMap((file) => [...judgeLines(file), ...judgePicks(file)]),
    ...sets.flatMap(judgeSets),
  ],
  `${sources.length} sources decide for all ${languages.length} languages`,
)
