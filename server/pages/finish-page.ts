import { arrangeHead } from './arrange-head.ts'
import { inlineHashes } from './inline-hashes.ts'
import { securityHeaders, type GuardedPage } from './security-headers.ts'

/** A page as an app gave it, its bytes complete, with the security headers of its zone. */
export interface FinishedPage {
  readonly status: number
  readonly contentType: string
  readonly body: Buffer
  /** Without content-type, content-length and cookies. */
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
}

/** What an app answered; a page that it rendered in one go stands beside the response. */
export interface Answered {
  readonly response: Response
  readonly html: Buffer | undefined
}

/** Takes an app's answer and where it stands; returns the finished page. `guard` is false for `npm run dev` alone. */
export async function finishPage(
  { response, html }: Answered,
  place: Omit<GuardedPage, 'hashes'>,
  guard: boolean,
  headExtras: readonly Buffer[] = [],
): Promise<FinishedPage> {
  const contentType = response.headers.get('content-type') ?? 'text/plain; charset=utf-8'
  const made = html ?? Buffer.from(await response.arrayBuffer())
  const body = contentType.startsWith('text/html') ? arrangeHead(made, ...headExtras) : made
  const hashes = contentType.startsWith('text/html') ? inlineHashes(body) : undefined
  const headers: Record<string, string> = {}
  for (const [name, value] of response.headers) if (!separate.has(name)) headers[name] = value
  return {
    status: response.status,
    contentType,
    body,
    headers: { ...headers, ...(guard && securityHeaders({ ...place, hashes })) },
    cookies: response.headers.getSetCookie(),
  }
}

const separate = new Set(['content-type', 'content-length', 'set-cookie', 'transfer-encoding', 'connection'])
