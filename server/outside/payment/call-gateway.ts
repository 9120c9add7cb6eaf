import type { CallLimits } from './port.ts'

export const usualTimeoutMs = 10_000
const largestAnswer = 1_000_000

/** `status` 0: no answer came, or none to the end; `text` is then the error's name and message. */
export interface Heard {
  readonly status: number
  readonly text: string
}

/**
 * Takes a request to a gateway and its limits; returns what was heard, and never throws: no answer is also
 * something heard (safety 3). Connections are kept open between calls. Redirects are not followed.
 */
export async function callGateway(
  url: string,
  request: RequestInit,
  limits: CallLimits = {},
): Promise<Heard> {
  const timeout = AbortSignal.timeout(limits.timeoutMs ?? usualTimeoutMs)
  const signal = limits.signal ? AbortSignal.any([limits.signal, timeout]) : timeout
  try {
    const response = await fetch(url, { ...request, redirect: 'manual', signal })
    return { status: response.status, text: await readWhole(response) }
  } catch (error) {
    return { status: 0, text: nameFailure(error) }
  }
}

async function readWhole(response: Response): Promise<string> {
  if (!response.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > largestAnswer) throw new RangeError('the answer is too long')
  }
  return text + decoder.decode()
}

function nameFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure'
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return `${error.name}: ${error.message}${cause}`
}
