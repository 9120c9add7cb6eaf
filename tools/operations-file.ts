import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A route of the contract that console or platform call. */
interface NamedRoute {
  /** Of its call: that of the route without "Route". */
  readonly name: string
  /** Where it stands, in the folder of its context. */
  readonly file: string
  readonly operation: string
}

interface Route {
  readonly method: string
  readonly path: string
  readonly request?: { readonly body?: object; readonly headers?: object; readonly query?: object }
  readonly responses: Readonly<Record<string, { readonly content?: object }>>
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isRoute = (value: unknown): value is Route =>
  isObject(value) && 'method' in value && 'path' in value && 'responses' in value

/** A file is opened by the browser itself, no call answers with one. */
const answersJson = ({ responses }: Route) =>
  [responses['200'], responses['201']].some(
    (answer) => answer?.content && 'application/json' in answer.content,
  )

/** Takes the folder of the contract; returns the text of each context's operations.ts by its path. */
export async function operationsFiles(contract: string): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const context of await readdir(contract, { withFileTypes: true })) {
    if (!context.isDirectory()) continue
    const folder = join(contract, context.name)
    const names = (await readdir(folder)).filter(
      (name) => /^[a-z-]+\.ts$/.test(name) && name !== 'operations.ts',
    )
    const routes: NamedRoute[] = []
    for (const name of names.toSorted()) {
      const exported: unknown = await import(pathToFileURL(join(folder, name)).href)
      routes.push(...routesOf(exported, name))
    }
    if (routes.length > 0) files.set(join(folder, 'operations.ts'), operationsFile(context.name, routes))
  }
  return files
}

/** Takes what a file of the contract exports; returns the routes of console and platform among it, by name. */
function routesOf(exported: unknown, file: string): NamedRoute[] {
  if (!isObject(exported)) return []
  return Object.entries(exported)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, route]: [string, unknown]) => {
      if (!name.endsWith('Route') || !isRoute(route)) return []
      if (!/^\/api\/v1\/(staff|platform)\//.test(route.path) || !answersJson(route)) return []
      return [{ name: name.slice(0, -'Route'.length), file, operation: operationOf(route) }]
    })
}

/** Takes a route; returns it as the client reads it: method, path, and what it takes beside the path, in the order of its call. */
function operationOf({ method, path, request = {} }: Route): string {
  const takes = [request.body && 'body', request.headers && 'key', request.query && 'query']
  return [method.toUpperCase(), path, ...takes.filter(Boolean)].join(' ')
}

const camel = (text: string) => text.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Takes the name of a context and its routes; returns the text of its operations.ts. */
function operationsFile(context: string, routes: readonly NamedRoute[]): string {
  const prefix = camel(context)
  const type = `${prefix.charAt(0).toUpperCase()}${prefix.slice(1)}Routes`
  const moduleOf = (file: string) => camel(file.replace(/\.ts$/, ''))
  return [
    '// Made by tools/make-client.ts from the routes of this folder (npm run client).',
    "import { callsOf } from '../core/route-client.ts'",
    ...[...new Set(routes.map(({ file }) => file))].map(
      (file) => `import type * as ${moduleOf(file)} from './${file}'`,
    ),
    '',
    `interface ${type} {`,
    ...routes.map(({ name, file }) => `${name}: typeof ${moduleOf(file)}.${name}Route`),
    '}',
    '',
    `export const ${prefix}Operations = callsOf<${type}>({`,
    ...routes.map(({ name, operation }) => `${name}: '${operation}',`),
    '})',
    '',
  ].join('\n')
}
