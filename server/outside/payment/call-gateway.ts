import { readAnswer } from '../read-answer.ts'
import type { CallLimits } from './port.ts'

export const usualTimeoutMs = 10_000
const largestAnswer = 1_000_000
const cutOff: ReadonlySet<string> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/** `status` 0: no answer came, or none to the end; `text` is then the error's name and message. */
export interface Heard {
  readonly status: number
  readonly text: string
}

/**
 * Takes a request to a gateway and its limits; returns what was heard, and never throws: no answer is also
 * something heard (safety 3). Connections are kept open between calls, and the gateway may close one just as it is used
 * again: a question (GET) is then asked once more, anything else is not. Redirects are not followed.
 */
export async function callGateway(
  url: string,
  request: RequestInit,
  limits: CallLimits = {},
): Promise<Heard> {
  const timeout = AbortSignal.timeout(limits.timeoutMs ?? usualTimeoutMs)
  const signal = limits.signal ? AbortSignal.any([limits.signal, timeout]) : timeout
  const ask = () => hear(url, { ...request, redirect: 'manual', signal })
  const isQuestion = (request.method ?? 'GET') === 'GET'
  try {
    return await ask().catch((error: unknown) =>
      isQuestion && wasCutOff(error) ? ask() : Promise.reject(error),
    )
  } catch (error) {
    return { status: 0, text: nameFailure(error) }
  }
}

async function hear(url: string, request: RequestInit): Promise<Heard> {
  const response = await fetch(url, request)
  return { status: response.status, text: await readAnswer(response, largestAnswer) }
}

/** The connection ended before the whole answer was there. */
function wasCutOff(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cutOff.has(String(cause.code))
}

function nameFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure'
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.name}: ${error.message}${cause}`
}
