/** What of an error's own fields says where it failed; all others may hold what people typed. */
const safeFields = [
  'code',
  'errno',
  'syscall',
  'address',
  'port',
  'status',
  'statusCode',
  'severity',
] as const
const safeDatabaseFields = ['schema', 'table', 'column', 'constraint', 'routine'] as const

/** How deep causes are told. */
const mostCauses = 4

/**
 * Takes what was thrown; returns what the log says of it. PostgreSQL's detail of a failed constraint holds the row, a mail
 * server's answer the address, and a message what was typed: numbers, e-mails and quoted values are masked, and only fields
 * that name a place stay. Where in the code it happened stays whole.
 */
export function errorForLog(error: unknown, depth = 0): unknown {
  if (typeof error === 'string') return maskText(error)
  if (!(error instanceof Error)) return saidBy(error) ?? typeof error
  const own = error as Error & Readonly<Record<string, unknown>>
  const message = maskText(error.message)
  const facts = [...safeFields, ...safeDatabaseFields].flatMap((name) =>
    typeof own[name] === 'string' || typeof own[name] === 'number' ? [[name, own[name]] as const] : [],
  )
  const errors = error instanceof AggregateError ? error.errors : []
  return {
    type: error.name,
    message,
    ...Object.fromEntries(facts),
    stack: [`${error.name}: ${message}`, ...framesOf(error)].join('\n'),
    ...(error.cause !== undefined && depth < mostCauses && { cause: errorForLog(error.cause, depth + 1) }),
    ...(errors.length > 0 &&
      depth < mostCauses && { errors: errors.slice(0, 10).map((one) => errorForLog(one, depth + 1)) }),
  }
}

/** A library may tell of trouble by a plain object: the job library does. */
function saidBy(thrown: unknown): { message: string } | undefined {
  const { message } = Object(thrown) as { message?: unknown }
  return typeof message === 'string' ? { message: maskText(message) } : undefined
}

function framesOf({ stack = '' }: Error): string[] {
  return stack.split('\n').filter((line) => /^\s+at /.test(line))
}

/** Takes a text; returns it without e-mails, numbers as long as a phone's, links' ids and what PostgreSQL quotes of an input. */
export function maskText(text: string): string {
  return text
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…@…')
    .replace(/(invalid input [^:]*|invalid .* value[^:]*|out of range[^:]*): ".*"/s, '$1: "…"')
    .replaceAll(/\+?[\d٠-٩۰-۹](?:[\s-]?[\d٠-٩۰-۹]){6,}/g, '…')
    .replaceAll(idShape, ':id')
}

const idShape = /(?<![0-9A-Za-z])(?=[A-Za-z]*\d)[0-9A-Za-z]{20,}(?![0-9A-Za-z])/g

/**
 * Takes a path; returns it without ids and tokens: one in a path is a right to what it names (orders, carts, a driver's run,
 * an invitation to the team). A token may have `-` and `_` in it, as a route's words have hyphens.
 */
export function pathForLog(path: string): string {
  return path.replaceAll(tokenShape, ':id').replaceAll(/[0-9A-Za-z]{20,}/g, ':id')
}

const tokenShape = /(?<=\/)(?![a-z]+(?:-[a-z]+)*(?:\/|$))[\w-]{20,}(?=(?:\.data)?(?:\/|$))/g
