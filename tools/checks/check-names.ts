import { closeCheck } from './close-check.ts'
import { forbiddenNames, type ForbiddenName } from './forbidden-names.ts'
import { listFiles } from '../list-files.ts'
import { parseTsx, walk, type Node } from './parse-tsx.ts'

/** A name that a file gives to something: a field of an object or type, or anything else (a variable, a function, a type). */
interface Given {
  readonly name: string
  readonly field: boolean
  readonly node: Node
}

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase())

const fieldKinds = new Set([
  'TSPropertySignature',
  'TSMethodSignature',
  'Property',
  'PropertyDefinition',
  'MethodDefinition',
])
const ownKinds = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ClassDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
])

const asNode = (value: unknown): Node | undefined =>
  typeof value === 'object' && value !== null && 'type' in value ? (value as Node) : undefined

const nameOf = (value: unknown): string | undefined => {
  const node = asNode(value)
  return node?.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : undefined
}

/** Takes what stands where a value is bound (a name or a pattern); returns the names that it binds. */
const boundIn = (value: unknown): Given[] => {
  const node = asNode(value)
  if (!node) return []
  const name = nameOf(node)
  if (name !== undefined) return [{ name, field: false, node }]
  if (node.type === 'ObjectPattern')
    return (node['properties'] as Node[]).flatMap((one) => boundIn(one['value'] ?? one['argument']))
  if (node.type === 'ArrayPattern') return (node['elements'] as unknown[]).flatMap(boundIn)
  return boundIn(node['left'] ?? node['argument'] ?? node['parameter'])
}

const givenBy = (node: Node): Given[] => {
  const params = Array.isArray(node['params']) ? (node['params'] as unknown[]).flatMap(boundIn) : []
  if (node.type === 'VariableDeclarator') return boundIn(node['id'])
  if (fieldKinds.has(node.type)) {
    const name = nameOf(node['key'])
    return name === undefined ? params : [{ name, field: true, node }, ...params]
  }
  return ownKinds.has(node.type) ? [...boundIn(node['id']), ...params] : params
}

const isForbidden = (file: string, { name, field }: Given, rule: ForbiddenName): boolean =>
  (rule.within?.test(file) ?? true) &&
  wordsOf(name).some((word) => rule.word.test(word)) &&
  !(field && rule.fields?.includes(name)) &&
  !rule.right?.some((right) => right.test(`${file} ${name}`))

const judge = (file: string): string[] => {
  const { program, at } = parseTsx(file)
  const found: string[] = []
  const path = file.replace(/\.[^/]*$/, '')
  for (const rule of forbiddenNames)
    if (isForbidden(file, { name: path, field: false, node: program }, rule))
      found.push(`${file}: a file is called ${rule.instead}, not ${String(rule.word)}`)
  // a destructured field keeps the name that its owner gave it
  const patterns = new Set<unknown>()
  walk(program, (node) => {
    if (node.type === 'ObjectPattern') for (const one of node['properties'] as Node[]) patterns.add(one)
    if (patterns.has(node)) return
    for (const given of givenBy(node))
      for (const rule of forbiddenNames)
        if (isForbidden(file, given, rule)) found.push(`${at(given.node)} ${given.name}: say ${rule.instead}`)
  })
  return found
}

const files = listFiles('.', ['.ts', '.tsx'])
closeCheck([...new Set(files.flatMap(judge))], `${files.length} files use the field's words`)
