import fc from 'fast-check'
import { fitting, junk, nastyTexts, type JsonSchema } from './arbitrary-attack.ts'

/** One operation of the OpenAPI document. */
export interface Operation {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly { name: string; in: string; schema: JsonSchema }[]
  readonly body: JsonSchema | undefined
}

/** A request as it goes out. */
export interface WildRequest {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string | Uint8Array<ArrayBuffer> | undefined
  readonly language: 'ar' | 'en'
  readonly who: 'owner of it' | 'stranger'
}

interface Document {
  paths?: Record<
    string,
    Record<
      string,
      {
        parameters?: Operation['parameters']
        requestBody?: { content: Record<string, { schema: JsonSchema }> }
      }
    >
  >
}

/** Takes the OpenAPI document; returns its operations. */
export function operationsOf(document: object): Operation[] {
  return Object.entries((document as Document).paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
    })),
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
/** Takes any value; returns it as a part of an address. */
export const encoded = (value: unknown) => encodeURIComponent(textOf(value).slice(0, 3000).toWellFormed())
/** A header's value carries neither controls nor letters beyond Latin-1. */
export const headerText = (value: unknown) =>
  textOf(value)
    .replaceAll(/[^\u0020-\u007E\u00A0-\u00FF]/g, '')
    .trim()
    .slice(0, 2000)

/** Takes an operation and the ids that exist; returns requests, most of them nearly right. */
export function requestsTo(operation: Operation, ids: readonly string[]): fc.Arbitrary<WildRequest> {
  return fc
    .record({
      path: pathOf(operation, ids),
      query: queryOf(operation, ids),
      headers: headersOf(operation, ids),
      body: bodyOf(operation, ids),
      language: fc.constantFrom('ar' as const, 'en' as const),
      who: fc.constantFrom(
        'owner of it' as const,
        'owner of it' as const,
        'owner of it' as const,
        'stranger' as const,
      ),
    })
    .map(({ path, query, headers, body, language, who }) => ({
      method: operation.method,
      path: path + query,
      body,
      language,
      who,
      headers: { 'x-localization': language, ...headers },
    }))
}

function pathOf({ path, parameters }: Operation, ids: readonly string[]): fc.Arbitrary<string> {
  const names = parameters.filter((one) => one.in === 'path')
  const values = fc.record(Object.fromEntries(names.map(({ name, schema }) => [name, fitting(schema, ids)])))
  const raw = fc.constantFrom('%', '%ff', '%c0%af', '%00', '%2e%2e%2f', '..;', 'x'.repeat(500))
  const tidy = values.map((all) =>
    path.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => encoded((all as Record<string, unknown>)[name]) || '-',
    ),
  )
  if (names.length === 0) return tidy
  return fc.oneof(
    { weight: 9, arbitrary: tidy },
    { weight: 1, arbitrary: raw.map((value) => path.replaceAll(/\{\w+\}/g, value)) },
  )
}

function queryOf({ parameters }: Operation, ids: readonly string[]): fc.Arbitrary<string> {
  const known = parameters.filter((one) => one.in === 'query')
  const values = fc.record(
    Object.fromEntries(known.map(({ name, schema }) => [name, fitting(schema, ids)])),
    { requiredKeys: [] },
  )
  const tidy = values.map((all) =>
    Object.entries(all)
      .map(([name, value]) => `${name}=${encoded(value)}`)
      .join('&'),
  )
  const odd = fc.constantFrom(
    '',
    'a',
    '=',
    '&&&',
    '%',
    'x=%ff',
    'x=%00',
    '__proto__=1',
    'state=e30=',
    `y=${'z'.repeat(4000)}`,
  )
  const twice = known[0] ? `${known[0].name}=1&${known[0].name}=2&${known[0].name}[]=3` : 'a=1&a=2'
  return fc
    .tuple(
      tidy,
      fc.oneof(
        { weight: 5, arbitrary: fc.constant('') },
        { weight: 1, arbitrary: odd },
        { weight: 1, arbitrary: fc.constant(twice) },
      ),
    )
    .map((parts) => parts.filter(Boolean).join('&'))
    .map((query) => (query ? `?${query}` : ''))
}

// Made once: making them costs more than a request of them, and there are hundreds of routes.
const headerNames = [
  'accept',
  'accept-language',
  'x-tenant',
  'x-app-token',
  'x-authorization-token',
  'x-country',
  'x-time-zone',
  'x-forwarded-host',
  'x-forwarded-for',
  'if-none-match',
  'content-encoding',
  'range',
  'user-agent',
  'x-http-method-override',
]
const oddHeaders = fc.dictionary(
  fc.constantFrom(...headerNames),
  fc.constantFrom(...nastyTexts).map(headerText),
  {
    maxKeys: 2,
    noNullPrototype: true,
  },
)
const contentTypes = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  ';;;',
  '',
)
const contentType = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  { weight: 1, arbitrary: contentTypes },
)
const rawBodies = fc.constantFrom<WildRequest['body']>(
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '{"a":1e999}',
  '{"quantity":1,"quantity":2}',
  '{"__proto__":{"x":1}}',
  '\uFEFF{}',
  '['.repeat(100_000),
  '{"a":'.repeat(20_000),
  new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  new Uint8Array([0, 0, 0]),
  `{"note":"${'x'.repeat(300_000)}"}`,
  '{"note":"\\u0000\\ud800"}',
)
const junkBodies = junk.map((value) => JSON.stringify(value) ?? '')

function headersOf({ parameters }: Operation, ids: readonly string[]): fc.Arbitrary<Record<string, string>> {
  const own = fc.record(
    Object.fromEntries(
      parameters
        .filter((one) => one.in === 'header')
        .map(({ name, schema }) => [name, fitting(schema, ids).map(headerText)]),
    ),
  )
  return fc
    .record({
      own,
      type: contentType,
      odd: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oddHeaders }),
    })
    .map((parts) => ({ ...parts.odd, ...parts.own, 'content-type': parts.type }))
}

function bodyOf({ method, body }: Operation, ids: readonly string[]): fc.Arbitrary<WildRequest['body']> {
  if (method === 'GET') return fc.constant(undefined)
  const written = fitting(body ?? {}, ids).map((value) => JSON.stringify(value) ?? '')
  const broken = fc.tuple(written, fc.nat(200)).map(([text, at]) => text.slice(0, at))
  return fc.oneof(
    { weight: 12, arbitrary: written },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: rawBodies },
    { weight: 1, arbitrary: junkBodies },
  )
}
