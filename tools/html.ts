import { languages } from '#domain/core/words.ts'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawnSync } from 'node:child_process'
import { demoCountries, type DemoSlug } from './shots/sign-in-regular.ts'
import { siteViews } from './site-addresses.ts'
import { sentPage } from './site-html.ts'
import { startProduct } from './test-product.ts'

// `npm run html [folder]`: every route of the storefront, in both languages, of three restaurants, signed in and not, held
// against the Nu Html Checker (vnu-jar). It needs a Java; without one `npm test` still checks the public routes by
// html-validate (e2e/site-sweep.spec.ts).

const folder = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'html-'))
const missing = (what: string): never => {
  console.error(what)
  process.exit(2)
}
if (spawnSync('java', ['-version']).status !== 0)
  missing(
    'There is no Java here, which the Nu Html Checker needs (Debian: apt-get install default-jre-headless).',
  )
const jar = findJar()

function findJar(): string {
  const file =
    process.env['VNU_JAR'] ??
    fileURLToPath(new URL('../node_modules/vnu-jar/build/dist/vnu.jar', import.meta.url))
  return existsSync(file)
    ? file
    : missing(
        'The Nu Html Checker is not here: npm install --no-save --ignore-scripts vnu-jar, or name its file in VNU_JAR.',
      )
}

const dataDir = mkdtempSync(join(tmpdir(), 'html-product-'))
const product = await startProduct({ dataDir })
let pages = 0
mkdirSync(folder, { recursive: true })
try {
  for (const slug of Object.keys(demoCountries) as DemoSlug[])
    for (const view of await siteViews(product.port, slug))
      for (const address of view.addresses)
        for (const language of languages) {
          const page = await sentPage(view, address, language)
          if (!page) continue
          writeFileSync(join(folder, `${page.name}.html`), page.html)
          pages += 1
        }
} finally {
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

interface Message {
  readonly type: string
  readonly url: string
  readonly message: string
  readonly extract?: string
}
const ran = spawnSync(
  'java',
  ['-Xss2m', '-jar', jar, '--format', 'json', '--stdout', '--skip-non-html', folder],
  {
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
  },
)
const { messages } = JSON.parse(ran.stdout) as { messages: Message[] }
const faults = messages.filter(({ type }) => type !== 'info')
for (const [text, all] of Map.groupBy(faults, ({ message }) => message)) {
  const [first] = all
  console.log(
    `${all.length} × ${text}\n  ${first?.url.split('/').at(-1)}: ${first?.extract?.replaceAll('\n', ' ')}`,
  )
}
const warnings = Map.groupBy(
  messages.filter(({ type }) => type === 'info'),
  ({ message }) => message,
)
for (const [text, all] of warnings) console.log(`(warning, ${all.length} ×) ${text}`)
console.log(`${pages} pages checked in ${folder}: ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
