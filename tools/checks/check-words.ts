import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { closeCheck } from './close-check.ts'
import { listFiles } from '../list-files.ts'
import { parseTsx, walk, type Node } from './parse-tsx.ts'

const folders = ['storefront', 'console', 'platform', 'web', 'ui']
const pluralForms = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])
const readAttributes =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|placeholder|title|alt|label|summary)$/
const letters = /\p{L}{2,}/u
const arabic = /\p{Script=Arabic}/u
// Names of things that are written alike in both languages.
const names = /^(Apple Pay|Google Pay|Visa|Mastercard|mada|App Store|Google Play|WhatsApp)$/

const isPlural = (value: object): boolean => Object.keys(value).every((key) => pluralForms.has(key))

/** Takes a tree of words; returns path → text, a plural or a function as one entry. */
const flatten = (value: unknown, path = ''): [string, string][] => {
  if (typeof value !== 'object' || value === null || isPlural(value))
    return [[path, typeof value === 'string' ? value : JSON.stringify(value)]]
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key))
}

const readWords = async (file: string): Promise<Map<string, string>> => {
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>
  return new Map(Object.values(module).flatMap((value) => flatten(value)))
}

const compareLanguages = async (folder: string): Promise<string[]> => {
  const [ar, en] = await Promise.all(['ar', 'en'].map((name) => readWords(`${folder}/${name}.ts`)))
  if (!ar || !en) return []
  const missing = (from: Map<string, string>, to: Map<string, string>, name: string): string[] =>
    [...from.keys()].filter((key) => !to.has(key)).map((key) => `${folder}/${name}.ts: no words for ${key}`)
  const same = [...ar].filter(
    ([key, text]) => text === en.get(key) && letters.test(text) && !names.test(text),
  )
  const empty = [...ar, ...en].filter(([, text]) => text === '').map(([key]) => `${folder}: ${key} is empty`)
  return [
    ...missing(en, ar, 'ar'),
    ...missing(ar, en, 'en'),
    ...same.map(([key, text]) => `${folder}: ${key} says "${text}" in both languages`),
    ...empty,
  ]
}

/** Takes an expression; returns the string literals that it can show as they stand. */
const shownLiterals = (node: Node | null | undefined): Node[] => {
  if (!node) return []
  if (node.type === 'Literal' && typeof node['value'] === 'string') return [node]
  if (node.type === 'TemplateLiteral') return node['quasis'] as Node[]
  if (node.type === 'ConditionalExpression')
    return [node['consequent'], node['alternate']].flatMap((side) => shownLiterals(side as Node))
  if (node.type === 'LogicalExpression')
    return [node['left'], node['right']].flatMap((side) => shownLiterals(side as Node))
  if (node.type === 'JSXExpressionContainer') return shownLiterals(node['expression'] as Node)
  return []
}

const textOf = (node: Node): string =>
  node.type === 'TemplateElement' ? (node['value'] as { cooked: string }).cooked : String(node['value'])

const literalsInMarkup = (node: Node): Node[] => {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return (node['children'] as Node[]).flatMap((child) =>
      child.type === 'JSXText' ? [child] : shownLiterals(child),
    )
  if (node.type !== 'JSXAttribute') return []
  const name = (node['name'] as Node)['name']
  return typeof name === 'string' && readAttributes.test(name)
    ? shownLiterals(node['value'] as Node | null)
    : []
}

const checkSource = (file: string): string[] => {
  const { program, at } = parseTsx(file)
  const problems = new Set<string>()
  walk(program, (node) => {
    for (const literal of literalsInMarkup(node)) {
      const text = textOf(literal).trim()
      if (letters.test(text) && !names.test(text)) problems.add(`${at(literal)} "${text}" belongs into i18n`)
    }
    if (
      (node.type === 'Literal' || node.type === 'TemplateElement' || node.type === 'JSXText') &&
      arabic.test(textOf(node))
    )
      problems.add(`${at(node)} "${textOf(node).trim()}" belongs into i18n`)
  })
  return [...problems]
}

const present = folders.filter((folder) => existsSync(folder))
const sources = present
  .flatMap((folder) => listFiles(folder, ['.ts', '.tsx']))
  .filter((file) => !file.includes('/i18n/') && !/\.test\.tsx?$/.test(file))
const catalogues = present.map((folder) => `${folder}/i18n`).filter((folder) => existsSync(`${folder}/ar.ts`))
const problems = [
  ...(await Promise.all(catalogues.map(compareLanguages))).flat(),
  ...sources.flatMap(checkSource),
]
closeCheck(
  problems,
  `${catalogues.length} catalogues agree, ${sources.length} sources show no text of their own`,
)
