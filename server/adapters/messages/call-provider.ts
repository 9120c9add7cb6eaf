import { readAnswer } from '../read-answer.ts'
import type { SendAnswer, SendLimits } from './port.ts'

export const usualTimeoutMs = 10_000
const largestAnswer = 200_000
const longestError = 300

/** `status` 0: no answer came, or none to the end; `sent` is false when the request surely never arrived. */
export interface Received {
  readonly status: number
  readonly text: string
  readonly sent: boolean
}

/** Takes a request to a provider and its limits; returns what was heard, and never throws. Redirects are not followed. */
export async function callProvider(
  url: string,
  request: RequestInit,
  limits: SendLimits = {},
): Promise<Received> {
  const timeout = AbortSignal.timeout(limits.timeoutMs ?? usualTimeoutMs)
  const signal = limits.signal ? AbortSignal.any([limits.signal, timeout]) : timeout
  try {
    const response = await fetch(url, { ...request, redirect: 'manual', signal })
    return { status: response.status, text: await readAnswer(response, largestAnswer), sent: true }
  } catch (error) {
    return { status: 0, text: nameFailure(error), sent: !neverArrived(error) }
  }
}

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/** Takes a failure of the network; returns whether nothing of the request can have reached anybody. */
export function neverArrived(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return typeof cause === 'object' && cause !== null && 'code' in cause && unreachable.has(String(cause.code))
}

function nameFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure'
  return error.name === 'TimeoutError' ? 'no answer in time' : `no answer: ${error.name}`
}

/**
 * Takes what was heard of a message that was not taken plainly; judges it by its status. Too many requests and a
 * server in trouble may take it later, any other 4xx never; a gateway that gave up waiting (504) and a success that
 * cannot be read prove nothing.
 */
export function judge({ status, text, sent }: Received, said = ''): Exclude<SendAnswer, { state: 'taken' }> {
  if (status === 0) return { state: sent ? 'unknown' : 'busy', error: text }
  const error = `${status} ${said}`.trim().slice(0, longestError)
  if (status === 429 || (status >= 500 && status !== 504)) return { state: 'busy', error }
  if (status >= 300 && status < 500) return { state: 'refused', error }
  return { state: 'unknown', error: status < 300 ? `an answer that cannot be read (${status})` : error }
}

/** Takes a provider's own refusal; returns it as the answer. */
export function refused(said: string): Exclude<SendAnswer, { state: 'taken' }> {
  return { state: 'refused', error: said.slice(0, longestError) }
}

/** Takes text; returns the JSON object in it, or an empty one. */
export function readObject(text: string): Record<string, unknown> {
  try {
    return asObject(JSON.parse(text))
  } catch {
    return {}
  }
}

export function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

/** Takes a value of an answer; returns it as text: a text or a number, anything else is empty. */
export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Takes a value that means yes or no; returns it: makers write true, "true", 1 and "1" for the same. Anything else is undefined. */
export function asYesNo(value: unknown): boolean | undefined {
  const word = typeof value === 'boolean' ? String(value) : asText(value).trim().toLowerCase()
  if (word === 'true' || word === '1') return true
  return word === 'false' || word === '0' ? false : undefined
}

/** Takes a value; returns the objects of the list that it is, or none. */
export function asObjects(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(asObject) : []
}
