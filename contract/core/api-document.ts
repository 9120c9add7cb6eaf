import { limits } from '#domain/core/limits.ts'
/** A part of the OpenAPI document that is a shape: JSON Schema as OpenAPI 3.1 has it. */
export interface ApiSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, ApiSchema>>
  readonly required?: readonly string[]
  readonly items?: ApiSchema
  readonly anyOf?: readonly ApiSchema[]
  readonly oneOf?: readonly ApiSchema[]
  readonly allOf?: readonly ApiSchema[]
  readonly additionalProperties?: ApiSchema | boolean
  readonly maxLength?: number
  readonly default?: unknown
}

type Content = Readonly<Record<string, { readonly schema?: ApiSchema }>>

/** One call of the document. */
export interface ApiOperation {
  readonly tags?: readonly string[]
  readonly description?: string
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[]
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly schema?: ApiSchema
  }[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>
}

/** The OpenAPI document of all calls, as GET /api/v1/openapi.json answers it. */
export interface ApiDocument {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  readonly tags?: readonly { readonly name: string; readonly description?: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>
  readonly components?: {
    readonly schemas?: Readonly<Record<string, ApiSchema>>
    readonly securitySchemes?: Readonly<Record<string, object>>
  }
}

/** Where the document is. */
export const documentPath = '/api/v1/openapi.json'

/** What the document says of all calls together. Spec 7, rule "Callers that are no browser". */
export const apiAbout = {
  openapi: '3.1.0',
  info: {
    title: 'Online ordering',
    version: '1',
    description:
      'A page on a restaurant’s own host is known by the host. Any other caller sends x-tenant and x-app-token, which ' +
      'name the restaurant and authorise nothing. Every call sends x-source, x-localization (ar or en: the language of ' +
      'all texts in the answer), x-country and x-time-zone. Amounts are decimal strings with two places, moments are ' +
      'ISO 8601 in UTC. A refusal has one shape (Error): `code` for programs, `message` for people, `errors` by field. ' +
      '401 asks to sign in, 403 is not allowed, 409 changed meanwhile, 422 is refused by a rule, 429 says how long to wait ' +
      '(Retry-After). A call that changes something and carries a cookie must come from the restaurant’s own origin: an ' +
      'app keeps the cookies that it is given, since a sign-in code holds for them alone, and sends as Origin the address ' +
      'that it calls.',
  },
  tags: [
    { name: 'tenant', description: 'The restaurant of a host: look-up, settings, banners, pages.' },
    { name: 'menu', description: 'Menu and items.' },
    { name: 'branch', description: 'Branches with their hours, and where they deliver.' },
    { name: 'cart', description: 'The cart and its lines. The server builds every price.' },
    { name: 'order', description: 'Placing an order, paying it, following it.' },
    {
      name: 'table',
      description: 'A table’s session: the shared cart, its rounds, the bill and its payments.',
    },
    {
      name: 'reservation',
      description: 'Booking a table: times, holding one, confirming, paying, cancelling.',
    },
    {
      name: 'waiting-list',
      description: 'The queue of a branch: joining, the ticket, delaying, leaving, rating.',
    },
    { name: 'rating', description: 'Rating an order with stars, thumbs and photos.' },
    {
      name: 'sign-in',
      description: `Signing in by a code of ${limits.codeDigits} digits, and changing number or e-mail.`,
    },
    { name: 'customer', description: 'The account: details, addresses, vehicles, orders, devices.' },
    { name: 'wallet', description: 'Wallet: balance, log, settings, challenges.' },
    { name: 'loyalty', description: 'Points, rewards and invitations.' },
    { name: 'maps', description: 'Places found by words or by a point, answered by the restaurant’s map.' },
    {
      name: 'outward',
      description:
        'What other programs of a restaurant do under its keys: menu, stock, orders, customers. A key is made in the ' +
        'console with the scopes that it needs, and belongs to one restaurant; at most 600 calls a minute. These calls ' +
        'stay as they are: fields may be added, none is taken away within version 1.',
    },
    { name: 'staff', description: 'The console’s calls, on the console’s host alone.' },
    {
      name: 'printing',
      description: 'For the program in a shop that reaches its printers (npm run print-agent).',
    },
    { name: 'platform', description: 'The provider’s main site.' },
  ],
}

const securitySchemes = {
  customerToken: {
    type: 'apiKey',
    in: 'header',
    name: 'x-authorization-token',
    description:
      '“Bearer …”: the token that sign-in answers to a caller with an app token. Honoured everywhere.',
  },
  customerCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-customer',
    description: 'The same token in a browser (`customer` without https): HttpOnly, set by sign-in.',
  },
  operatorCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-operator',
    description: 'A platform operator’s session, on the platform’s host alone.',
  },
  staffCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-staff',
    description: 'A staff session, on the console’s host alone.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'mkey_…',
    description: '“Authorization: Bearer mkey_…”: a key of the restaurant, made in the console, with scopes.',
  },
  appToken: {
    type: 'apiKey',
    in: 'header',
    name: 'x-app-token',
    description: 'With x-tenant: which restaurant, for a caller that is no page of its host. Public.',
  },
} as const

const agentKey = {
  type: 'http',
  scheme: 'bearer',
  description: 'The key of a program in a shop, told once when it was paired.',
} as const

const customersAlone =
  /^\/api\/v1\/(user\/(?!auth\/(request-code|sign-in|sign-out|resume)$|customer-vehicles\/choices$)|(wallet|loyalty)\/\w+-logs\/|loyalty\/(referral|rewards\/))/

/** Who may make the call, by its path: a customer, staff, an operator, or anyone (of a restaurant). */
function securityOf(path: string, method: string): ApiOperation['security'] {
  if (path.startsWith('/api/v1/platform/operator/'))
    return path.endsWith('/session') && method === 'post' ? [] : [{ operatorCookie: [] }]
  if (
    /^\/api\/v1\/(platform|payments\/webhooks|pos\/webhooks|messages\/reports|tenant\/by-host|print-agent\/pair)/.test(
      path,
    )
  )
    return []
  if (path.startsWith('/api/v1/print-agent/')) return [{ agentKey: [] }]
  if (path.startsWith('/api/v1/out/')) return [{ apiKey: [] }]
  if (path.startsWith('/api/v1/staff/'))
    return /\/(session(\/passkey(-options)?)?|welcome(\/read)?)$/.test(path) && method === 'post'
      ? []
      : [{ staffCookie: [] }]
  return customersAlone.test(path) ? [{ customerCookie: [] }, { customerToken: [] }] : [{}, { appToken: [] }]
}

/**
 * Takes the document as the routes give it; returns it with who may make each call, the ways to prove it, and the one
 * shape of every refusal. Spec 6, 7.
 */
export function completeDocument(document: ApiDocument): ApiDocument {
  const refused = {
    description: 'Refused: 400, 401, 403, 404, 409, 413, 422, 429 or 503',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
  const complete = (
    path: string,
    method: string,
    { responses, ...operation }: ApiOperation,
  ): ApiOperation => {
    const own = Object.entries(responses).filter(([status]) => /^[23]/.test(status))
    return {
      ...operation,
      security: securityOf(path, method),
      responses: { ...Object.fromEntries(own), default: refused },
    }
  }
  const paths = Object.entries(document.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [method, complete(path, method, operation)]),
    ),
  ])
  return {
    ...document,
    paths: Object.fromEntries(paths),
    components: { ...document.components, securitySchemes: { ...securitySchemes, agentKey } },
  }
}
