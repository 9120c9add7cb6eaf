import fc from 'fast-check'

/** The part of JSON Schema that the contract's documents use. */
export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
}

const bidi = '\u202E\u2066\u2069\u200F'
/** Texts that have broken databases, parsers and pages. */
export const nastyTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uDFFFx',
  bidi,
  `${bidi}admin`,
  '\uFEFF',
  '\uFFFD',
  '\r\n\r\n',
  "' or 1=1 --",
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '%',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '1e999',
  '-0',
  '٠٥٥١٢٣٤٥٦٧',
  'ن'.repeat(2000),
  '👩‍👩‍👧‍👦'.repeat(50),
  'e\u0301'.repeat(300),
  'x'.repeat(20_000),
  '9'.repeat(400),
  '2026-13-45T99:99:99Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30T00:00:00Z',
  '99999999999999.00',
  '-99999999999999.00',
  '0.00',
]
/** Those that once got through here. */
export const worstTexts: readonly string[] = [
  '',
  'a\u0000b',
  '\uD800',
  `${bidi}x`,
  '__proto__',
  'x'.repeat(20_000),
  '9'.repeat(400),
  '0000-01-01T00:00:00Z',
  '-99999999999999.00',
]
const nasty = fc.constantFrom(...nastyTexts)
const numbers = fc.constantFrom(
  0,
  -0,
  1,
  -1,
  99,
  100,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  1e308,
  -1e308,
  5e-324,
  0.1,
)
const deep = fc
  .integer({ min: 1, max: 3000 })
  .map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown)

/** Anything but what is asked for. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  nasty,
  numbers,
  fc.jsonValue(),
  fc.constant(null),
  fc.boolean(),
  deep,
  fc.array(nasty, { maxLength: 6 }),
)

/** Takes a schema and the ids that exist; returns values that mostly fit it. */
export function fitting(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 7, arbitrary: exact(schema, ids) }, { weight: 1, arbitrary: junk })
}

/** Takes a schema and the ids that exist; returns values that fit its types. */
export function exact(schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => exact(one, ids)))
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [])
  return types.length === 0 ? junk : fc.oneof(...types.map((type) => ofType(type, schema, ids)))
}

function ofType(type: string, schema: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  switch (type) {
    case 'object':
      return objectOf(schema, ids)
    case 'array':
      return fc.array(fitting(schema.items ?? {}, ids), { maxLength: 4 })
    case 'integer':
    case 'number':
      return fc.oneof(
        fc.integer({ min: bounded(schema.minimum, -3), max: bounded(schema.maximum, 1000) }),
        fc.integer({ min: 0, max: 9 }),
        numbers,
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return textOf(schema, ids)
  }
}

const bounded = (bound: number | undefined, usual: number) =>
  bound !== undefined && Math.abs(bound) < 100_000 ? bound : usual

function objectOf({ properties = {} }: JsonSchema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, fitting(schema, ids)] as const)
  const plain = fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  const whole = fc.record(Object.fromEntries(fields))
  return fc.oneof({ weight: 5, arbitrary: whole }, { weight: 2, arbitrary: plain })
}

// Made once: making one costs more than a text of it, and every field of every route has one.
const moments = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  nasty,
)
const idShape = fc.stringMatching(/^[0-9A-Za-z]{1,40}$/)
const amounts = fc.oneof(fc.constantFrom('20.00', '3.00', '23.00', '40.00', '0.01'), nasty)
const words = fc.oneof(
  fc.constantFrom('Noura', '0551234567', 'no onions', 'web', 'sandbox', 'owner@shop.example'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  nasty,
)

function textOf({ pattern, format }: JsonSchema, ids: readonly string[]): fc.Arbitrary<string> {
  if (format === 'date-time') return moments
  if (pattern?.includes('{1,40}'))
    return fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...ids) },
      { weight: 1, arbitrary: idShape },
      { weight: 1, arbitrary: nasty },
    )
  return pattern?.includes('\\d{2}') ? amounts : words
}
