import { accountCredentials } from './account-credentials.ts'
import type { OwedWebhook } from './books.ts'
import type { OpenBooks } from './open-books.ts'
import type { FaultBoard } from './faults.ts'
import { postWebhook } from './post-webhook.ts'
import { webhookSignature } from './webhook-signature.ts'

export interface WebhookSettings {
  /** The wait after the first failure; it doubles up to a minute. */
  readonly firstRetryMs: number
  readonly attempts: number
  readonly timeoutMs: number
  readonly atOnce: number
}

export const usualWebhookSettings: WebhookSettings = {
  firstRetryMs: 1_000,
  attempts: 12,
  timeoutMs: 10_000,
  atOnce: 32,
}

/** Sends owed webhooks, signed, until its shop answers 2xx or the attempts are used up. */
export class WebhookSender {
  readonly #key: string
  readonly #open: OpenBooks
  readonly #faults: FaultBoard
  readonly #now: () => number
  readonly #settings: WebhookSettings
  readonly #timers = new Set<NodeJS.Timeout>()
  #waiting: (() => Promise<void>)[] = []
  #held: OwedWebhook[] = []
  #underWay = 0
  #stopped = false

  constructor(
    key: string,
    open: OpenBooks,
    faults: FaultBoard,
    now: () => number,
    settings: WebhookSettings,
  ) {
    this.#key = key
    this.#open = open
    this.#faults = faults
    this.#now = now
    this.#settings = settings
    faults.onChange(() => this.#letGo())
  }

  /** Takes a webhook that the books owe; the faults of its account decide what becomes of it. */
  send(id: string): void {
    const owed = this.#open.books.owed.get(id)
    if (!owed) return
    const { mode, delayMs } = this.#faults.of(owed.account).webhooks
    if (mode === 'drop') return this.#end(owed, false)
    if (mode === 'reorder') {
      this.#held.push(owed)
      if (this.#held.length === 2) this.#letGo()
      return
    }
    this.#after(delayMs, () => this.#try(owed, 1))
    if (mode === 'double') this.#after(delayMs, () => this.#try(owed, 1))
  }

  stop(): void {
    this.#stopped = true
    this.#waiting = []
    for (const timer of this.#timers) clearTimeout(timer)
  }

  /** Sends what `reorder` holds back, the later one first, each when the one before has been tried. */
  #letGo(): void {
    const held = this.#held.reverse()
    this.#held = []
    if (held.length > 0)
      this.#queue(async () => {
        for (const owed of held) await this.#attempt(owed, 1)
      })
  }

  #try(owed: OwedWebhook, attempt: number): void {
    this.#queue(() => this.#attempt(owed, attempt))
  }

  #queue(work: () => Promise<void>): void {
    this.#waiting.push(work)
    this.#next()
  }

  #next(): void {
    while (!this.#stopped && this.#underWay < this.#settings.atOnce) {
      const work = this.#waiting.shift()
      if (!work) return
      this.#underWay += 1
      void work().finally(() => {
        this.#underWay -= 1
        this.#next()
      })
    }
  }

  async #attempt(owed: OwedWebhook, attempt: number): Promise<void> {
    const faults = this.#faults.of(owed.account)
    const { id, type, reference, account, at } = owed
    const body = JSON.stringify({ id, type, reference, account, created: at, live: faults.claimLive })
    const secret =
      faults.webhooks.mode === 'forge'
        ? 'not the secret'
        : accountCredentials(this.#key, account).webhookSecret
    const headers = {
      'content-type': 'application/json',
      'sandbox-signature': webhookSignature(secret, this.#now(), body),
    }
    const status = await postWebhook(owed.url, body, headers, this.#settings.timeoutMs)
    if (this.#stopped) return
    if (status >= 200 && status < 300) return this.#end(owed, true)
    if (attempt >= this.#settings.attempts) return this.#end(owed, false)
    this.#after(Math.min(this.#settings.firstRetryMs * 2 ** (attempt - 1), 60_000), () =>
      this.#try(owed, attempt + 1),
    )
  }

  #end(owed: OwedWebhook, delivered: boolean): void {
    if (this.#open.books.owed.has(owed.id))
      this.#open.write({ kind: 'webhook-ended', webhook: owed.id, delivered })
  }

  #after(ms: number, act: () => void): void {
    if (ms === 0) return act()
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      act()
    }, ms)
    this.#timers.add(timer)
  }
}
