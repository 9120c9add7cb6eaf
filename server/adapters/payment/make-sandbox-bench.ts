import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchTerms } from './gateway-bench.ts'
import type { BenchCard, GatewayBench } from './gateway-bench.ts'
import { makeWebhookInbox } from './make-webhook-inbox.ts'
import type { ReceivedWebhook, WebhookInbox } from './make-webhook-inbox.ts'
import type { Answer, GatewayAccount, OpenedSession, SessionToOpen } from './port.ts'
import { createSandboxGateway } from './sandbox.ts'
import type { FaultsInput } from './sandbox-gateway/faults.ts'
import { startSandboxGateway } from './sandbox-gateway/start-sandbox-gateway.ts'
import type { SandboxGateway, SandboxGatewayOptions } from './sandbox-gateway/start-sandbox-gateway.ts'

export const cards = {
  approved: '4111 1111 1111 1111',
  secure: '4000 0000 0000 3220',
  declined: '4000 0000 0000 0002',
  noFunds: '4000 0000 0000 9995',
  slow: '4000 0000 0000 0119',
} as const satisfies Record<BenchCard, string>

export interface SandboxBooks {
  readonly captures: readonly { reference: string; amount: number; currency: string; paymentId: string }[]
  readonly refunds: readonly { reference: string; paymentReference: string; amount: number; state: string }[]
  readonly webhooksOwed: number
}

interface Paid {
  readonly state: string
  readonly next: string
}

const key = 'operator-key-of-tests'
/** A running sandbox gateway, the adapter, a shop that takes webhooks, and the customer's and operator's hands. */
export class SandboxBench implements GatewayBench {
  readonly gateway = createSandboxGateway()
  readonly inbox: WebhookInbox
  readonly #options: SandboxGatewayOptions
  #running: SandboxGateway

  constructor(inbox: WebhookInbox, options: SandboxGatewayOptions, running: SandboxGateway) {
    this.inbox = inbox
    this.#options = options
    this.#running = running
  }

  get url(): string {
    return this.#running.url
  }

  get account(): GatewayAccount {
    return this.accountNamed('saffron')
  }

  accountNamed(accountId: string): GatewayAccount {
    const { url: apiUrl } = this.#running
    return { provider: 'sandbox', accountId, live: false, apiUrl, ...this.#running.credentials(accountId) }
  }

  get accountWithWrongKey(): GatewayAccount {
    const { account } = this
    return { ...account, secretKey: `${account.secretKey.slice(0, -1)}x` }
  }

  terms(over: Partial<SessionToOpen> = {}): SessionToOpen {
    return benchTerms(this.inbox, over)
  }

  async open(over: Partial<SessionToOpen> = {}): Promise<OpenedSession> {
    const opened = await this.gateway.openSession(this.account, this.terms(over))
    if (!opened.opened) throw new Error(`not opened: ${opened.why} ${opened.raw}`)
    return opened
  }

  ask(reference: string): Promise<Answer> {
    return this.gateway.askSession(this.account, { reference })
  }

  closeSession(reference: string): Promise<Answer> {
    return this.gateway.closeSession(this.account, { reference })
  }

  pay(session: OpenedSession, card: keyof typeof cards): Promise<Paid> {
    return this.#post(session, 'pay', { card: { number: cards[card], expiry: '12/34', cvc: '123' } })
  }

  challenge(session: OpenedSession, answer: 'approve' | 'refuse'): Promise<Paid> {
    return this.#post(session, 'challenge', { answer })
  }

  operate(method: string, path: string, body?: object): Promise<Response> {
    const headers = { authorization: `Bearer ${key}` }
    return fetch(`${this.url}/operator${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
  }

  setFaults(faults: FaultsInput): Promise<Response> {
    return this.operate('PUT', '/faults', faults)
  }

  async countRefunds(paymentReference: string): Promise<number> {
    const { refunds } = await this.readBooks()
    return refunds.filter((refund) => refund.paymentReference === paymentReference).length
  }

  forge(webhook: ReceivedWebhook): ReceivedWebhook {
    return { ...webhook, body: `${webhook.body} ` }
  }

  async readBooks(): Promise<SandboxBooks> {
    return (await (await this.operate('GET', '/books?account=saffron')).json()) as SandboxBooks
  }

  async restart(over: Partial<SandboxGatewayOptions> = {}): Promise<void> {
    await this.#running.close()
    this.#running = await startSandboxGateway({ ...this.#options, ...over })
  }

  async close(): Promise<void> {
    await this.#running.close()
    await this.inbox.close()
    await rm(this.#options.books, { recursive: true, force: true })
  }

  async #post({ sessionId }: OpenedSession, act: string, body: object): Promise<Paid> {
    const sent = { method: 'POST', body: JSON.stringify(body) }
    return (await (await fetch(`${this.url}/v1/sessions/${sessionId}/${act}`, sent)).json()) as Paid
  }
}

/** Builds a bench with books of its own. */
export async function makeSandboxBench(over: Partial<SandboxGatewayOptions> = {}): Promise<SandboxBench> {
  const books = await mkdtemp(join(tmpdir(), 'sandbox-books-'))
  const options = { books, key, webhooks: { firstRetryMs: 1 }, ...over }
  return new SandboxBench(await makeWebhookInbox(), options, await startSandboxGateway(options))
}
