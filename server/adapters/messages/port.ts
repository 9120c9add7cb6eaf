import type { MessageChannel } from '#domain/notifications/message-channel.ts'
import type { Language } from '#domain/core/words.ts'
import type { DeliveryReport } from '#domain/notifications/message-state.ts'

export type { DeliveryReport } from '#domain/notifications/message-state.ts'

/** One thing that an account needs: shown to staff when it is not secret, write-only when it is. */
export interface ProviderField {
  readonly name: string
  readonly secret: boolean
  readonly optional?: boolean
  /** The secrets are sent to what it names: who changes it types them anew, or they would be told to whoever it names. */
  readonly address?: boolean
  /** What a value must look like; checked when it is set. */
  readonly shape: RegExp
}

/** What one tenant holds at one provider. `values` are by the names of the provider's fields, secrets included. */
export interface ProviderAccount {
  readonly id: string
  readonly values: Readonly<Record<string, string>>
  /** Where the provider sends its delivery reports for this account: a public URL of ours, with a key where it signs nothing. */
  readonly reportUrl: string
}

/** How a restaurant looks, for channels that show more than text: its name in the message's language, colours as #rrggbb. */
export interface MailLook {
  readonly name: string
  readonly ground: string
  readonly surface: string
  readonly ink: string
  readonly accent: string
  readonly onAccent: string
}

/** What is more to a mail that went to many: what it offers, and how one says no to more. Both are addresses of ours. */
export interface Mailing {
  readonly offerUrl: string
  /** As the body ends with it: drawn as a quiet link instead of a button. */
  readonly optOutUrl: string
  /** Takes a POST without a cookie (RFC 8058). */
  readonly oneClickUrl: string
}

/** One message for one person, by one channel. */
export interface MessageToSend {
  /** Ours, random, the same on each try: names the message where the provider takes a name for it. */
  readonly reference: string
  /** `order-ready`: the template `order_ready` where the channel sends templates. */
  readonly event: string
  /** A mobile in E.164, or an e-mail address. */
  readonly to: string
  readonly language: Language
  readonly subject: string
  readonly body: string
  /** The template's values; a secret's first one is the code. */
  readonly params: readonly string[]
  readonly secret: boolean
  readonly look?: MailLook
  readonly mailing?: Mailing
}

/** How long a call may take: whichever ends it first. Without a limit an adapter uses its own (10 s). */
export interface SendLimits {
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
}

export interface Balance {
  /** As the provider writes it, e.g. "128.40". */
  readonly amount: string
  /** ISO code, or empty where the provider names none. */
  readonly currency: string
}

/**
 * `taken`: the provider has it, now or from an earlier try · `refused`: this account will not take it, now or later · `busy`: surely not taken, may
 * be later · `unknown`: no proof either way (no answer in time, one that breaks off or cannot be read): the person may
 * get it. `error` holds no secret and no content, at most 300 characters.
 */
export type SendAnswer =
  | { readonly state: 'taken'; readonly providerMessageId: string; readonly balance?: Balance }
  | { readonly state: 'refused' | 'busy' | 'unknown'; readonly error: string }

/** A delivery report as it came. */
export interface ReportRequest {
  /** The address that we gave to the provider, with the query that it came with. */
  readonly url: string
  readonly headers: Headers
  readonly rawBody: string
}

/**
 * A provider of messages. No method throws for what the outside does. Never call one inside a database transaction
 * (safety 4). It keeps nothing between calls, so one adapter serves every account and process.
 */
export interface MessageProvider {
  readonly name: string
  readonly channel: MessageChannel
  readonly fields: readonly ProviderField[]
  /** It signs no report: the address that it is told holds a key that nobody else knows. */
  readonly keyedReports?: boolean

  /** Takes an account and a message; hands it over. At-least-once: after `unknown` the same message may come twice. */
  send(account: ProviderAccount, message: MessageToSend, limits?: SendLimits): Promise<SendAnswer>

  /** Takes an account; returns what is left on it, or undefined when the provider does not say. Spec 7 (by-app). */
  askBalance?(account: ProviderAccount, limits?: SendLimits): Promise<Balance | undefined>

  /** Takes a delivery report; returns what it says, or `forged` when its signature or key is wrong. Only where one can be checked. */
  readReports?(account: ProviderAccount, report: ReportRequest): readonly DeliveryReport[] | 'forged'

  /** Takes the query by which a provider proves that the report address is ours; returns the answer it waits for. */
  answerChallenge?(account: ProviderAccount, query: URLSearchParams): string | undefined
}
