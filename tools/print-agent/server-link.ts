import type { AgentPrintJobWire, AgentSyncBody } from '#contract/printing/print-agent.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** The server said no: by its code, or `failed` for anything else. */
export class ServerRefused extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** What a program says to the server, and hears. */
export interface ServerLink {
  sync(body: AgentSyncBody): Promise<{ turn: number; jobs: AgentPrintJobWire[] }>
  /** Returns when something is there to print, or the time is over. */
  wait(resting: readonly string[], stop: AbortSignal): Promise<void>
}

const patienceMs = 40_000

/** Takes the server's address, the key and how long it is waited for, seconds; returns how to talk to it. */
export function linkServer(
  server: string,
  key: string,
  { fetch, seconds }: { fetch: Fetch; seconds: number },
): ServerLink {
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'x-localization': 'en',
  }
  const url = (path: string) => new URL(`/api/v1/print-agent/${path}`, server).href
  return {
    sync: (body) =>
      answerOf(
        fetch(url('sync'), {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(patienceMs),
        }),
      ),
    async wait(resting, stop) {
      const query = new URLSearchParams({ seconds: String(seconds), resting: resting.join(',') })
      const signal = AbortSignal.any([stop, AbortSignal.timeout(patienceMs)])
      await answerOf(fetch(`${url('wait')}?${query}`, { headers, signal }))
    },
  }
}

/** Takes the server's address, the code that the console shows and this computer's name; returns the key. */
export async function pair(
  server: string,
  of: { code: string; name: string },
  fetch: Fetch,
): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-localization': 'en' }
  const url = new URL('/api/v1/print-agent/pair', server).href
  const paired = await answerOf<{ key: string }>(
    fetch(url, { method: 'POST', headers, body: JSON.stringify(of) }),
  )
  return paired.key
}

async function answerOf<T>(asked: Promise<Response>): Promise<T> {
  const response = await asked
  const body = (await response.json()) as T & { code?: string; message?: string }
  if (!response.ok) throw new ServerRefused(body.code ?? 'failed', body.message ?? String(response.status))
  return body
}
