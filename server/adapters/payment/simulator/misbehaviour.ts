import type { HttpBindings } from '@hono/node-server'
import type { Context, Next } from 'hono'

/**
 * How a call goes wrong: a status with the gateway's JSON error; an HTML page of something in front of it, refusing (`html`)
 * or with 200 (`page`); JSON cut off in the middle; no answer at all; the connection torn before anything was done; or
 * after it was done (`lost`). Done, and answered by an empty body with 200 (`empty`), by 204, or by a page (`late-page`).
 */
export type Fault = (typeof simulatedFaults)[number]

export const simulatedFaults = [
  401,
  409,
  429,
  500,
  503,
  'html',
  'page',
  'cut',
  'hang',
  'torn',
  'lost',
  'empty',
  204,
  'late-page',
] as const

const page = '<html><body><h1>Please wait</h1></body></html>'

interface Planned {
  readonly on: RegExp
  readonly fault: Fault
  left: number
}

/** What a simulator does wrong, and when: the failure cases that every adapter must survive. */
export class Misbehaviour {
  #planned: Planned[] = []

  /** Takes which calls ("POST /v1/invoices"), how they fail and how often; from now on. */
  plan(on: RegExp, fault: Fault, times = Number.POSITIVE_INFINITY): void {
    this.#planned.push({ on, fault, left: times })
  }

  clear(): void {
    this.#planned = []
  }

  async act(c: Context<{ Bindings: HttpBindings }>, next: Next): Promise<Response | undefined> {
    const call = `${c.req.method} ${c.req.path}`
    const planned = this.#planned.find(({ on, left }) => left > 0 && on.test(call))
    if (!planned) {
      await next()
      return undefined
    }
    planned.left -= 1
    const { fault } = planned
    if (fault === 204 || fault === 'empty' || fault === 'late-page') {
      await next()
      c.res = undefined
      if (fault === 'late-page') return c.html(page)
      return fault === 204 ? c.body(null, 204) : c.body('')
    }
    if (typeof fault === 'number')
      return c.json({ type: 'api_error', message: `planned ${fault}`, errors: null }, fault)
    if (fault === 'html') return c.html('<html><body><h1>403 Forbidden</h1></body></html>', 403)
    if (fault === 'page') return c.html(page)
    if (fault === 'cut') return c.body('{"id":"', 200, { 'content-type': 'application/json' })
    if (fault === 'lost') await next()
    if (fault !== 'hang') c.env.outgoing.destroy()
    return new Promise(() => {})
  }
}
