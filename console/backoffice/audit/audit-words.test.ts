import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { auditKinds } from '#domain/backoffice/audit-kind.ts'
import { catalogue } from '../../i18n/catalogue.ts'

/** Actions as the server writes them; one with a part that is filled in ends in `*`. */
const actions = globSync('server/features/**/*.ts', {
  exclude: ['**/*.test.ts', 'server/features/staff/operator/**'],
})
  .map((file) => readFileSync(file, 'utf8'))
  .filter((text) => text.includes('writeAudit('))
  .flatMap((text) => [...text.matchAll(/action: ['`]([a-z_-]+)(\$\{)?/g)])
  .map(([, name = '', filled]) => (filled ? `${name}*` : name))
const words = Object.keys(catalogue.ar)
  .filter((key) => key.startsWith('audit.do.'))
  .map((key) => key.slice('audit.do.'.length))
const fits = (action: string, pattern: string) =>
  pattern.endsWith('%') ? action.startsWith(pattern.slice(0, -1)) : action === pattern

it('each change that is written down has words, and a kind by which it is found', () => {
  expect(actions.length).toBeGreaterThan(80)
  const wordless = actions.filter((action) =>
    action.endsWith('*')
      ? !words.some((word) => word.startsWith(action.slice(0, -1)))
      : !words.includes(action),
  )
  expect(wordless).toEqual([])
  const kinds = Object.values(auditKinds).flat()
  const homeless = actions.filter((action) => !kinds.some((kind) => fits(action.replace('*', ''), kind)))
  expect(homeless).toEqual([])
})
