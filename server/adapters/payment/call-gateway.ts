import { request as send } from 'undici'
import { readAnswer } from '../read-answer.ts'
import type { CallLimits } from './port.ts'

export const usualTimeoutMs = 10_000
const largestAnswer = 1_000_000
const cutOff: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/** `status` 0: no answer came, or none to the end; `text` is then the error's name and message. */
export interface Received {
  readonly status: number
  readonly text: string
}

/** What is asked of a gateway; fields as URLSearchParams go as a form. */
export interface GatewayRequest {
  /** GET where none is named. */
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | URLSearchParams
}

/**
 * Takes a request to a gateway and its limits; returns what was heard, and never throws: no answer is also
 * something heard (safety 3). Connections are kept open between calls, and the gateway may close one just as it is used
 * again: a question (GET) is then asked once more, anything else is not. Redirects are not followed.
 */
export async function callGateway(
  url: string,
  request: GatewayRequest,
  limits: CallLimits = {},
): Promise<Received> {
  const timeout = AbortSignal.timeout(limits.timeoutMs ?? usualTimeoutMs)
  const signal = limits.signal ? AbortSignal.any([limits.signal, timeout]) : timeout
  const ask = () => dispatch(url, request, signal)
  const isQuestion = (request.method ?? 'GET') === 'GET'
  try {
    return await ask().catch((error: unknown) =>
      isQuestion && wasCutOff(error) ? ask() : Promise.reject(error),
    )
  } catch (error) {
    return { status: 0, text: nameFailure(error) }
  }
}

// Not by fetch: its streams and checks take three times the work of the call itself.
async function dispatch(url: string, request: GatewayRequest, signal: AbortSignal): Promise<Received> {
  const { method = 'GET', headers, body } = request
  const form = body instanceof URLSearchParams && { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await send(url, {
    method,
    headers: { accept: '*/*', 'user-agent': 'maidah', ...form, ...headers },
    body: body === undefined ? null : String(body),
    signal,
  })
  return { status: answer.statusCode, text: await readAnswer(answer, largestAnswer) }
}

/** The connection ended before the whole answer was there. */
function wasCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && cutOff.has(String(error.code))
}

function nameFailure(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown failure'
}
