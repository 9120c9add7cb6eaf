import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'citations-'))
  write('docs/spec-coverage.md', '## 4. States\n')
  write('docs/rules/safety.md', '## 4. Gateways\n## 5. Refunds\n')
  write('docs/rules/design.md', '## 8. Right to left\n')
  write('docs/rules/timing.md', '## Slots\n')
  write('docs/rules/README.md', `| \`${cite('domain', '"Stock"')}\` | timing |\n`)
})
afterEach(() => rmSync(folder, { recursive: true }))

// put together here, so that the check does not read this file's examples as its own
const cite = (kind: string, what: string): string => `${kind} ${what}`

const write = (path: string, text: string): void => {
  mkdirSync(join(folder, dirname(path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const check = (): { code: number | null; said: string } => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('tools/checks/check-citations.ts')],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  return { code: status, said: stdout + stderr }
}

it('takes citations that lead to a heading, in code, tests, SQL, styles and pages', () => {
  write('domain/a.ts', `// ${cite('Spec', '4')}; ${cite('safety', '4, 5')}. ${cite('Rule', '"Slots"')}`)
  write('domain/a.test.ts', `it('${cite('rule', '"Slots"')}: is taken once', () => {})`)
  write('ui/a.css', `/* ${cite('design', '8')} */`)
  write('docs/a.md', `As ${cite('safety', '4 and 5')} say, ${cite('spec', '4, 300')} characters are enough.`)
  write('db/migrations/1.sql', `-- ${cite('domain', '"Stock"')}, ${cite('safety', '5')}`)
  expect(check()).toEqual({ code: 0, said: '9 citations lead to a heading\n' })
})

it.each([
  ['a number', 'domain/a.ts', `\n// ${cite('safety', '38')}`, 'domain/a.ts:2 safety has no heading 38'],
  ['a later number', 'a.css', `/* ${cite('Spec', '4, 7')} */`, 'a.css:1 spec has no heading 7'],
  ['a name', 'a.test.ts', `it('${cite('rule', '"Slot"')}: …')`, 'a.test.ts:1 no heading is called "Slot"'],
  ['two lines', 'a.ts', `/* ${cite('rule', '"Free')}\n * tables" */`, 'does not end on its line: Free'],
  ['a number on the next line', 'a.ts', ' * … safety\n * 5', 'a.ts:1 a citation stands on two lines'],
  ['the former pages', 'a.ts', `// ${cite('Domain', '"Slots"')}`, 'a former form'],
  ['the former pages over two lines', 'a.ts', '/* Domain\n * "Slots" */', 'a former form'],
  ['the former design', 'a.ts', `// (${cite('DESIGN', '8')})`, 'a former form'],
  ['a picture', 'a.md', `as ${cite('mock', '08')} shows`, 'a former form'],
  ['an unknown name', 'db/migrations/1.sql', `-- ${cite('domain', '"Soup"')}`, 'has no "Soup"'],
  ['a heading twice', 'docs/rules/a.md', '## Slots\n', 'the heading "Slots" stands twice'],
])('refuses %s', (_what, path, text, reason) => {
  write(path, text)
  const { code, said } = check()
  expect(said).toContain(reason)
  expect(code).toBe(1)
})
