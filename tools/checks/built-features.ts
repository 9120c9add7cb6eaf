import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data' with { type: 'json' }
import postcss, { type ChildNode } from 'postcss'
import { parseAst } from 'vite'
import { baselines, type AppName } from '#web/older/baselines.ts'

/** A feature that a browser of the baseline lacks, and the files that use it. */
export interface LackingFeature {
  readonly feature: string
  readonly files: readonly string[]
}

/** Interfaces of the browser whose members are looked at; of others names are too common to mean anything. */
const interfaces =
  /^(AbortSignal|Blob|Crypto|Document|Element|File|HTMLDialogElement|HTMLElement|HTMLInputElement|Navigator|Node|Range|Request|Response|URL|URLSearchParams|Window)$/

/** Takes an app and the folder of its built files; returns what they use that a browser of its baseline lacks, in scripts and styles. */
export function findLacking(app: AppName, folder: string): LackingFeature[] {
  const found = new Map<string, Set<string>>()
  const has = supportedIn(app)
  const scripts = namesOfScripts(has)
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    // they are what older browsers get in its place
    if (/[\\/]older-/.test(file)) continue
    const note = (feature: string) => found.set(feature, (found.get(feature) ?? new Set()).add(file))
    if (file.endsWith('.js')) lookAtScript(readFileSync(join(folder, file), 'utf8'), scripts, note)
    if (file.endsWith('.css')) lookAtStyles(readFileSync(join(folder, file), 'utf8'), has, note)
  }
  return [...found]
    .map(([feature, files]) => ({ feature, files: [...files].toSorted() }))
    .toSorted((a, b) => (a.feature < b.feature ? -1 : 1))
}

const at = (path: string): CompatStatement | undefined => {
  let part: unknown = bcd
  for (const name of path.split('.')) part = part instanceof Object ? Reflect.get(part, name) : undefined
  if (!(part instanceof Object && '__compat' in part)) throw new Error(`browser-compat-data has no ${path}`)
  return (part as Identifier).__compat
}
const syntaxes = {
  'static block': at('javascript.classes.static.initialization_blocks'),
  'look-behind': at('javascript.regular_expressions.lookbehind_assertion'),
  v: at('javascript.builtins.RegExp.unicodeSets'),
}
const rangeSyntax = at('css.at-rules.media.range_syntax')

type Has = (compat: CompatStatement | undefined) => boolean

/** What is not known of a browser is taken to be there. A flag or a prefix is not. */
function supportedIn(app: AppName): Has {
  const oldest = Object.entries(baselines[app])
  return (compat) =>
    oldest.every(([browser, oldestVersion]) => {
      const support = compat?.support[browser as keyof CompatStatement['support']]
      if (support === undefined) return true
      return [support].flat().some((one) => {
        if (one.flags || one.prefix || one.alternative_name || one.version_removed) return false
        return (
          typeof one.version_added === 'string' &&
          Number.parseFloat(one.version_added.replace('≤', '')) <= oldestVersion
        )
      })
    })
}

interface ScriptNames {
  readonly lacks: (syntax: keyof typeof syntaxes) => boolean
  readonly members: ReadonlySet<string>
  readonly globals: ReadonlySet<string>
}

/** A name that two interfaces have is lacking where both lack it. */
function namesOfScripts(has: Has): ScriptNames {
  const members = new Map<string, boolean>()
  const globals = new Map<string, boolean>()
  const note = (names: Map<string, boolean>, name: string, there: boolean) =>
    names.set(name, (names.get(name) ?? false) || there)
  const walk = (owners: Record<string, Identifier>, isLooked: (owner: string) => boolean) => {
    for (const [owner, parts] of Object.entries(owners)) {
      if (!parts.__compat && !isLooked(owner)) continue
      const own = has(parts.__compat)
      note(globals, owner, own)
      if (!isLooked(owner)) continue
      for (const [member, { __compat: compat }] of Object.entries(parts as Record<string, Identifier>))
        if (compat && /^\w+$/.test(member))
          note(members, member.replace(/_(static|event)$/, ''), own && has(compat))
    }
  }
  walk(bcd.javascript['builtins'] as unknown as Record<string, Identifier>, () => true)
  walk(bcd.api as unknown as Record<string, Identifier>, (owner) => interfaces.test(owner))
  const lacking = (names: Map<string, boolean>) =>
    new Set([...names].flatMap(([name, there]) => (there ? [] : [name])))
  return { members: lacking(members), globals: lacking(globals), lacks: (syntax) => !has(syntaxes[syntax]) }
}

interface AstNode {
  readonly type: string
  readonly [key: string]: unknown
}
const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function lookAtScript(
  source: string,
  { members, globals, lacks }: ScriptNames,
  note: (feature: string) => void,
): void {
  walkNodes(parseAst(source), (node) => {
    const { property, object, callee, regex } = node
    if (node.type === 'MemberExpression' && !node['computed'] && isNode(property)) {
      const name = String(property['name'])
      if (members.has(name)) note(`.${name}`)
      if (isNode(object) && /^(window|globalThis|self)$/.test(String(object['name'])) && globals.has(name))
        note(name)
    }
    if (node.type === 'NewExpression' && isNode(callee) && globals.has(String(callee['name'])))
      note(`new ${String(callee['name'])}`)
    if (node.type === 'StaticBlock' && lacks('static block')) note('static block')
    if (regex instanceof Object && 'pattern' in regex && 'flags' in regex) {
      if (/\(\?<[=!]/.test(String(regex.pattern)) && lacks('look-behind')) note('look-behind')
      if (String(regex.flags).includes('v') && lacks('v')) note('regular expression with v')
    }
  })
}

function walkNodes(value: unknown, visit: (node: AstNode) => void): void {
  if (Array.isArray(value)) for (const one of value) walkNodes(one, visit)
  if (!isNode(value)) return
  visit(value)
  for (const part of Object.values(value)) if (typeof part === 'object') walkNodes(part, visit)
}

const functions = listFunctions()

function lookAtStyles(source: string, has: Has, note: (feature: string) => void): void {
  const {
    properties,
    selectors,
    'at-rules': atRules,
  } = bcd.css as unknown as Record<string, Record<string, Identifier>>
  postcss.parse(source).walk((node) => {
    if (isGuarded(node)) return
    if (node.type === 'decl' && !node.prop.startsWith('--')) {
      if (!has(properties?.[node.prop]?.__compat)) note(node.prop)
      if (!has((properties?.[node.prop]?.[node.value] as Identifier | undefined)?.__compat))
        note(`${node.prop}: ${node.value}`)
    }
    if (node.type === 'decl') {
      for (const [, name = ''] of node.value.matchAll(/([a-z-]+)\(/g))
        if (functions.has(name) && !functions.get(name)?.some(has)) note(`${name}()`)
      for (const [, name = ''] of node.value.matchAll(/\d(dvh|svh|lvh|dvw|cq[whib]|lh|rlh)\b/g))
        note(`1${name}`)
    }
    if (node.type === 'atrule' && !has(atRules?.[node.name]?.__compat)) note(`@${node.name}`)
    if (node.type === 'atrule' && node.name === 'media' && /[<>]/.test(node.params) && !has(rangeSyntax))
      note('@media with <')
    if (node.type === 'rule')
      for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g))
        if (!has(selectors?.[name]?.__compat)) note(`:${name}`)
  })
}

function isGuarded(node: ChildNode): boolean {
  for (
    let above: unknown = node;
    above instanceof Object && 'type' in above;
    above = 'parent' in above ? above.parent : undefined
  )
    if (above.type === 'atrule' && 'name' in above && above.name === 'supports') return true
  return false
}

function listFunctions(): Map<string, CompatStatement[]> {
  const all = new Map<string, CompatStatement[]>()
  const walk = (part: Identifier) => {
    for (const [name, inner] of Object.entries(part) as [string, Identifier][]) {
      if (name === '__compat') continue
      if (inner.__compat) all.set(name, [...(all.get(name) ?? []), inner.__compat])
      walk(inner)
    }
  }
  walk(bcd.css.types as unknown as Identifier)
  return all
}
