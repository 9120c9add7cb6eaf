import type { PayForm } from '#contract/payments/pay-form.ts'
import type { Currency, Minor } from '#domain/core/money.ts'
import type { PayMethod } from '#domain/payments/pay-method.ts'
import type { Language } from '#domain/core/words.ts'
import type { GatewaySources } from './gateway-sources.ts'
import type { RefundAnswer, RefundToAsk, RefundToSend } from './refund-shapes.ts'

export type { RefundAnswer, RefundToAsk, RefundToSend } from './refund-shapes.ts'

/**
 * What one tenant holds at one gateway. `live` is our flag: it must equal `live` of every answer and webhook
 * (safety 12). `accountId` is the gateway's own name for the account (OPPWA entityId, Stripe account, ours:
 * the sandbox account), `webhookSecret` proves webhooks. Both secrets never leave the server.
 */
export interface GatewayAccount {
  readonly provider: string
  readonly accountId: string
  readonly apiUrl: string
  /** Where its pages and scripts live, when that is another host than the API's (MyFatoorah's portal). */
  readonly pageUrl?: string
  readonly secretKey: string
  readonly webhookSecret: string
  readonly live: boolean
  /** The key that browsers are given (Stripe). */
  readonly publicKey?: string
  /** In Latin letters, for 3-D Secure (OPPWA). */
  readonly billing?: { readonly street: string; readonly city: string; readonly postcode: string }
  /** OPPWA's entities: one for Visa and Mastercard, and of their own for mada and Apple Pay where the account has them. */
  readonly entities?: { readonly card: string; readonly mada?: string; readonly applePay?: string }
  /** Entities that it had before: what was paid in them is asked for and given back there. */
  readonly formerEntities?: readonly string[]
  /** Guests may pay with Apple Pay. */
  readonly applePay?: boolean
  /** The file that proves the restaurant's hosts to Apple, as the gateway gave it. */
  readonly applePayFile?: string
}

/** How long a call may take: whichever ends it first; 10 s without a limit. */
export interface CallLimits {
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
}

/** One payment to open. `reference` is ours, random, one per attempt: the same one opens the same session. */
export interface SessionToOpen {
  readonly reference: string
  /** What the customer pays, minor units, above 0. */
  readonly amount: Minor
  readonly currency: Currency
  readonly language: Language
  /** Where the browser ends, whatever happened; the gateway adds `ref=<reference>` to its query. */
  readonly returnUrl: string
  /** Our own page for this payment: where a gateway's card form stands that is no page of its own. */
  readonly payPageUrl: string
  readonly webhookUrl: string
  /** Shown on the card page, in the session's language. */
  readonly description: string
  readonly expiresAt: Date
  /** Which of the account's ways to pay; its first one when none was chosen. */
  readonly method?: PayMethod
  /** The restaurant's country, ISO 3166 alpha-2, and of a gateway that asks who pays that, as far as it is known. */
  readonly country?: string
  readonly payer?: { readonly name: string; readonly email?: string }
}

export interface OpenedSession {
  readonly opened: true
  readonly sessionId: string
  /** The page to pay on, an absolute URL: the gateway's own, or our `payPageUrl` when there is a form to draw. */
  readonly payUrl: string
  /** The gateway's form, to be drawn in our page. */
  readonly form?: PayForm
  readonly expiresAt: Date
  readonly live: boolean
  readonly raw: string
}

/**
 * `refused`: the gateway said no (wrong key, amount, or the reference is used with other terms); asking the
 * same again gives the same. `unknown`: no answer, or none that can be read; opening again is safe.
 */
export interface UnopenedSession {
  readonly opened: false
  readonly why: 'refused' | 'unknown'
  readonly raw: string
}

/**
 * Which payment: `reference` is ours; `sessionId` is the gateway's, when it was told. `charged`: we have sent a charge
 * for it (`submitForm`); false proves for gateways that charge on our word alone that there is nothing to find. `ageMs`:
 * how long ago it was begun; some end by themselves and are forgotten.
 */
export interface SessionToAsk {
  readonly reference: string
  readonly sessionId?: string
  readonly charged?: boolean
  readonly ageMs?: number
  /** The way to pay that it was opened for: some gateways keep each in an account of its own. */
  readonly method?: PayMethod
}

/**
 * `open` nothing tried yet · `submitted` 3-D Secure open, capture sent or answer awaited · `captured` final ·
 * `declined` a card was refused, another may follow · `expired` the session's end passed · `closed` final, no
 * money will come · `unknown` no proof of anything: network error, time-out, 404, 5xx, an unreadable answer.
 */
export type AnswerState = 'open' | 'submitted' | 'captured' | 'declined' | 'expired' | 'closed' | 'unknown'

/**
 * What became of a charge that we ordered. `nextUrl`: where the browser goes now (3-D Secure). `refused` and `unknown` as
 * in `UnopenedSession`; a charge that is `unknown` is asked for, never ordered again.
 */
export type SubmittedForm =
  | { readonly submitted: true; readonly nextUrl: string; readonly sessionId?: string; readonly raw: string }
  | { readonly submitted: false; readonly why: 'refused' | 'unknown'; readonly raw: string }

/** What the gateway says about one session. Final are only `captured` and `closed` (safety 3). */
export interface Answer {
  readonly state: AnswerState
  /**
   * This session takes no further card, or cannot be closed: the order may go on to another one. It proves nothing of
   * money: what the session still brings is late money, and it is asked for as long as any other (safety 3).
   */
  readonly released?: boolean
  /** Captured amount when captured, else the session's; minor units. Absent when unknown. */
  readonly amount?: Minor
  readonly currency?: string
  readonly gatewayPaymentId?: string
  /** The gateway's own lasting mark of the card that paid, where it tells one; never a number. */
  readonly cardMark?: string
  /** The answer's own flag. An `unknown` answer repeats the account's, since nothing was heard. */
  readonly live: boolean
  readonly endsAt?: Date
  /** The gateway's body as it came (or the error's name and message), to be saved before it is interpreted. */
  readonly raw: string
}

/** What a genuine webhook is about. It is a hint to ask the gateway, never the truth itself. */
export interface WebhookNews {
  /** The session's reference for `payment`, the refund's for `refund`; some gateways name their own session or refund only. */
  readonly reference?: string
  readonly sessionId?: string
  readonly refundId?: string
  readonly kind: 'payment' | 'refund'
  readonly live: boolean
}

/** What reading a webhook comes to. */
export type WebhookRead = WebhookNews | 'forged' | 'ignored'

/** Whether an account works: `refused` is the gateway's own no to its key, `wrong-mode` live for test or back. */
export type AccountCheck = 'ok' | 'refused' | 'wrong-mode' | 'unknown'

/**
 * A card gateway. All amounts are whole minor units. No method throws for what the outside does: a failure of
 * the network or the gateway is an answer (`unknown`), so that money is never judged by an exception
 * (safety 3). Never call one inside a database transaction (safety 4).
 */
export interface PaymentGateway {
  /** The adapter's name, equal to `GatewayAccount.provider`. */
  readonly provider: string

  /** It tells weeks later that a refund which was done has failed, its money back at the restaurant: it is asked again (safety 5). */
  readonly refundsMayBounce?: true

  /** It passes the payer's name and e-mail on to banks, for 3-D Secure; every other gateway is told neither. */
  readonly asksWhoPays?: true

  /** Takes an account; returns what the money pages may load of it, for their CSP (safety 25). */
  pageSources(account: GatewayAccount): GatewaySources

  /** Takes an account; returns the ways to pay that guests choose from, in their order. Spec 3 (payment methods). */
  methods(account: GatewayAccount): readonly PayMethod[]

  /** Takes an account; asks the gateway something harmless with its key and returns whether it works. Safety 12. */
  checkAccount(account: GatewayAccount, limits?: CallLimits): Promise<AccountCheck>

  /**
   * Takes the account and the terms; returns the session. Idempotent by `reference`: repeated with the same
   * amount and currency it returns the same session (as first opened), with others it is `refused`. Spec 3
   * (payment_session).
   */
  openSession(
    account: GatewayAccount,
    session: SessionToOpen,
    limits?: CallLimits,
  ): Promise<OpenedSession | UnopenedSession>

  /**
   * Only where the card form is drawn in our page and charges on our word (MyFatoorah): takes the account, the terms and
   * the session that the browser has filled; orders the charge. Called once for a session.
   */
  submitForm?(
    account: GatewayAccount,
    session: SessionToOpen & { readonly sessionId: string },
    limits?: CallLimits,
  ): Promise<SubmittedForm>

  /** Takes the account and our reference; returns what the gateway knows. Never proves "unpaid" by silence. */
  askSession(account: GatewayAccount, session: SessionToAsk, limits?: CallLimits): Promise<Answer>

  /**
   * Takes the account and our reference; asks the gateway to take no more money for it. Returns `closed`, or
   * the true state when it is too late: `captured`, or `submitted` (then ask again later).
   */
  closeSession(account: GatewayAccount, session: SessionToAsk, limits?: CallLimits): Promise<Answer>

  /**
   * Takes the account and a refund; returns its state. Idempotent by `reference`, `failed` when the gateway
   * refuses it (more than is left, other currency, nothing captured). Safety 5.
   */
  refund(account: GatewayAccount, refund: RefundToSend, limits?: CallLimits): Promise<RefundAnswer>

  /**
   * Takes the account and our refund reference; returns the refund's state. `unknown` also when the gateway
   * does not know it: it may still be on its way.
   */
  askRefund(account: GatewayAccount, refund: RefundToAsk, limits?: CallLimits): Promise<RefundAnswer>

  /**
   * Takes a webhook's headers, its body exactly as received and the account it came for; returns what it is
   * about, or `forged` when signature, age (over 5 minutes either way, where it is signed) or shape is wrong, or `ignored`
   * when it tells of nothing that we ask for: it is answered as received, and nothing follows (decision 0125). The caller
   * compares `live` with the account's (safety 11, 12). Pure: `now` is the clock.
   */
  readWebhook(headers: Headers, rawBody: string, account: GatewayAccount, now?: Date): WebhookRead
}
