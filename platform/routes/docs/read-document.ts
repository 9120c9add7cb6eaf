import type { ApiDocument, ApiOperation, ApiSchema } from '#contract/core/api-document.ts'

/** One field of a body, an answer or a named shape; `name` has its place, such as `bill.lines[].name`. */
export interface Field {
  readonly name: string
  readonly type: string
  /** The named shape that the type is made of. */
  readonly shape: string | undefined
  readonly required: boolean
}

/** Who may make a call. */
export type Authorizer = 'anyone' | 'restaurant' | 'customer' | 'staff' | 'operator' | 'key'

export interface Call {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly says: string
  readonly door: Authorizer
  readonly sends: readonly Field[]
  readonly answers: readonly Field[]
}

/** A named shape that calls of the group use. */
export interface Shape {
  readonly name: string
  readonly fields: readonly Field[]
}

export interface Group {
  readonly name: string
  readonly says: string
  readonly calls: readonly Call[]
  readonly shapes: readonly Shape[]
}

const deepest = 4

/** Takes the OpenAPI document; returns its calls by group, as the page tells them. */
export function readDocument(document: ApiDocument): Group[] {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags?.[0] ?? 'more',
      call: readCall(path, method, operation),
    })),
  )
  const named = document.tags ?? []
  const others = new Set(calls.map(({ tag }) => tag).filter((tag) => !named.some(({ name }) => name === tag)))
  const tags = [...named, ...[...others].map((name) => ({ name, description: '' }))]
  return tags.map(({ name, description }) => {
    const own = calls.filter(({ tag }) => tag === name).map(({ call }) => call)
    return { name, says: description ?? '', calls: own, shapes: shapesOf(own, document) }
  })
}

function readCall(path: string, method: string, operation: ApiOperation): Call {
  const [body] = Object.values(operation.requestBody?.content ?? {})
  const [, answer] = Object.entries(operation.responses).find(([status]) => status.startsWith('2')) ?? []
  const [content] = Object.values(answer?.content ?? {})
  return {
    id: `${method}-${path.replaceAll(/[^A-Za-z0-9]+/g, '-')}`,
    method: method.toUpperCase(),
    path,
    says: operation.description ?? answer?.description ?? '',
    door: authorizerOf(operation),
    sends: [
      ...(operation.parameters ?? []).map(({ name, in: place, required, schema }) => ({
        ...describe(schema ?? {}),
        name: place === 'query' ? `?${name}` : place === 'path' ? `{${name}}` : `${name}:`,
        required: required ?? false,
      })),
      ...fieldsOf(body?.schema),
    ],
    answers: fieldsOf(content?.schema),
  }
}

function authorizerOf({ security = [] }: ApiOperation): Authorizer {
  const names = new Set(security.flatMap((way) => Object.keys(way)))
  if (names.has('customerCookie')) return 'customer'
  if (names.has('operatorCookie')) return 'operator'
  if (names.has('staffCookie')) return 'staff'
  if (names.has('apiKey')) return 'key'
  return names.has('appToken') ? 'restaurant' : 'anyone'
}

/** A body that is a named shape is one line; one that is written out is a line for each field. */
function fieldsOf(schema: ApiSchema | undefined, place = '', depth = 0): Field[] {
  if (!schema) return []
  if (schema.$ref || !schema.properties) {
    const whole = { ...describe(schema), name: place || '·', required: true }
    return whole.type === 'object' ? [] : [whole]
  }
  return Object.entries(schema.properties).flatMap(([key, value]) => {
    const name = place ? `${place}.${key}` : key
    const own = { ...describe(value), name, required: schema.required?.includes(key) ?? false }
    const inner = value.properties ? value : value.items?.properties ? value.items : undefined
    const under =
      inner && depth < deepest ? fieldsOf(inner, inner === value ? name : `${name}[]`, depth + 1) : []
    return [own, ...under]
  })
}

function describe(schema: ApiSchema): Pick<Field, 'type' | 'shape'> {
  const named = schema.$ref?.split('/').at(-1)
  if (named) return { type: named, shape: named }
  const choices = schema.anyOf ?? schema.oneOf ?? (schema.allOf?.length === 1 ? schema.allOf : undefined)
  if (choices) {
    const all = choices.map(describe)
    return { type: all.map(({ type }) => type).join(' | '), shape: all.find(({ shape }) => shape)?.shape }
  }
  if (schema.enum)
    return { type: schema.enum.map((value) => JSON.stringify(value)).join(' | '), shape: undefined }
  if (schema.const !== undefined) return { type: JSON.stringify(schema.const), shape: undefined }
  const types = [schema.type ?? 'any'].flat()
  if (types.includes('array')) {
    const { type, shape } = describe(schema.items ?? {})
    const rest = types.filter((one) => one !== 'array')
    return { type: [`${type.includes(' ') ? `(${type})` : type}[]`, ...rest].join(' | '), shape }
  }
  const form = schema.format ? ` (${schema.format})` : schema.maxLength ? ` ≤ ${schema.maxLength}` : ''
  return { type: types.map((type) => (type === 'null' ? type : type + form)).join(' | '), shape: undefined }
}

/** The shapes that these calls name, and those that these name in turn. */
function shapesOf(calls: readonly Call[], document: ApiDocument): Shape[] {
  const schemas = document.components?.schemas ?? {}
  const found = new Map<string, Shape>()
  const take = (fields: readonly Field[]): void => {
    for (const { shape: name } of fields) {
      const schema = name === undefined ? undefined : schemas[name]
      if (name === undefined || !schema || found.has(name)) continue
      const shape = { name, fields: fieldsOf(schema) }
      found.set(name, shape)
      take(shape.fields)
    }
  }
  for (const { sends, answers } of calls) take([...sends, ...answers])
  return [...found.values()]
}
