import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'
import { closeCheck } from './close-check.ts'
import { featureImports, featureOf, findCycle, unusedPairs } from './feature-imports.ts'
import { listFiles } from '../list-files.ts'
import { importRules, speaksNoSql, statement, test } from './import-rules.ts'

const folders = [
  'domain',
  'contract',
  'server',
  'db',
  'storefront',
  'console',
  'platform',
  'web',
  'ui',
  'tools',
  'bench',
  'e2e',
]
const folderOf = (path: string): string => path.split('/')[0] ?? ''

const readImports = (file: string, code: string): string[] => {
  const { module, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const dynamic = module.dynamicImports.map((one) =>
    code.slice(one.moduleRequest.start, one.moduleRequest.end),
  )
  return [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) =>
      one.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...dynamic.flatMap((text) => /^(['"`])([^$]*)\1$/.exec(text)?.[2] ?? []),
    ...[...code.matchAll(/\bimport\('([^']+)'\)/g)].map((match) => match[1] ?? ''),
  ]
}

/** Takes an importing file and what it wrote; returns the path of an own file or the name of a package. */
const resolve = (file: string, wanted: string): string => {
  const plain = wanted.replace(/\?.*$/, '')
  if (plain.startsWith('#')) return plain.slice(1)
  return plain.startsWith('.') ? posix.join(posix.dirname(file), plain) : plain
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

/** Takes a file and what it imports; returns the two features when they are different ones. Tests may stand on any. */
const featurePair = (file: string, target: string): { from: string; to: string } | undefined => {
  const [from, to] = [featureOf(file), featureOf(target)]
  return from === undefined || to === undefined || from === to || isTest(file) ? undefined : { from, to }
}

const used = new Map<string, Set<string>>()

const areas = /^(storefront|console|platform)\/routes\//
const isRouteImport = (file: string, target: string): boolean =>
  areas.test(file) && areas.test(target) && posix.dirname(file) !== posix.dirname(target)

const findProblems = (file: string, wanted: string): string[] => {
  const target = resolve(file, wanted)
  const problems = importRules
    .filter((rule) => rule.files.test(file) && !rule.except?.test(file))
    .filter((rule) => rule.never.test(target) && !rule.unless?.test(target))
    .map((rule) => rule.name)
  const pair = featurePair(file, target)
  if (pair) used.get(pair.from)?.add(pair.to)
  if (pair && !featureImports[pair.from]?.includes(pair.to))
    problems.push(`${pair.from} may not import ${pair.to} (tools/checks/feature-imports.ts)`)
  if (!isTest(file) && isRouteImport(file, target)) problems.push('an area of routes does not import another')
  if (wanted.startsWith('.') && folders.includes(folderOf(file)) && folderOf(target) !== folderOf(file))
    problems.push(`across rooms write #${target}`)
  return problems.map((problem) => `${file} imports ${wanted}: ${problem}`)
}

const sources = listFiles('.', ['.ts', '.tsx']).filter((path) => folders.includes(folderOf(path)))
for (const file of sources) {
  const feature = featureOf(file)
  if (feature !== undefined) used.set(feature, used.get(feature) ?? new Set())
}
const problems = sources.flatMap((file) => {
  const code = readFileSync(file, 'utf8')
  const built = speaksNoSql.test(file) && !test.test(file) ? statement.exec(code)?.[1] : undefined
  return [
    ...[...new Set(readImports(file, code))].flatMap((wanted) => findProblems(file, wanted)),
    ...(built ? [`${file} calls ${built}: SQL stands in server/store and server/database alone`] : []),
  ]
})
const cycle = findCycle(featureImports)
if (cycle.length > 0) problems.push(`tools/checks/feature-imports.ts has a cycle: ${cycle.join(' -> ')}`)
for (const pair of unusedPairs(featureImports, used))
  problems.push(`tools/checks/feature-imports.ts allows ${pair}, and no file makes use of it`)
closeCheck(problems, `${sources.length} files keep to the import rules`)
