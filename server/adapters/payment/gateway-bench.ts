import type { ReceivedWebhook, WebhookInbox } from './make-webhook-inbox.ts'
import type { Answer, GatewayAccount, OpenedSession, PaymentGateway, SessionToOpen } from './port.ts'

/** What a customer's card does, whatever its number at that gateway. */
export type BenchCard = 'approved' | 'secure' | 'declined' | 'noFunds' | 'slow'

/**
 * What the sessions of a gateway lack, by its documentation, and the payment machine does instead: `terms` a session knows
 * no amount before it is charged; `end` it has no end of its own; `close` it cannot be closed, only left behind.
 */
export type BenchLack = 'terms' | 'end' | 'close'

/** A gateway or its simulator, its adapter, and the hands of customer and shop: what the contract test drives. */
export interface GatewayBench {
  readonly gateway: PaymentGateway
  readonly lacks?: readonly BenchLack[]
  /** Takes webhooks as a shop would. */
  readonly inbox: WebhookInbox
  readonly account: GatewayAccount
  readonly accountWithWrongKey: GatewayAccount
  accountNamed(name: string): GatewayAccount
  terms(over?: Partial<SessionToOpen>): SessionToOpen
  open(over?: Partial<SessionToOpen>): Promise<OpenedSession>
  ask(reference: string): Promise<Answer>
  /** Closes with all that the payment machine knows of the session. */
  closeSession(reference: string): Promise<Answer>
  /** Types a card; `secure` stops at the bank's page, `slow` where the bank does not answer. */
  pay(session: OpenedSession, card: BenchCard): Promise<unknown>
  challenge(session: OpenedSession, answer: 'approve' | 'refuse'): Promise<unknown>
  /** How often the gateway paid something back for that payment. */
  countRefunds(paymentReference: string): Promise<number>
  /** The same webhook as somebody would send it who lacks the secret. */
  forge(webhook: ReceivedWebhook): ReceivedWebhook
  close(): Promise<void>
}

let made = 0

/** Returns a reference that no other test uses. */
export function newReference(): string {
  made += 1
  return `reference-${process.pid}-${made}`
}

/** Takes the shop's inbox and what differs; returns the terms of a payment of 97.00. */
export function benchTerms(inbox: WebhookInbox, over: Partial<SessionToOpen> = {}): SessionToOpen {
  const shop = `http://saffron.localhost:${inbox.port}`
  return {
    reference: newReference(),
    amount: 9_700,
    currency: 'SAR',
    language: 'ar',
    returnUrl: `${shop}/check_payment?lang=ar`,
    payPageUrl: `${shop}/o/order/pay`,
    webhookUrl: inbox.url,
    description: 'زعفران',
    expiresAt: new Date(Date.now() + 15 * 60_000),
    ...over,
  }
}
