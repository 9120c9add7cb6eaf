import { postWebhook } from '../sandbox-gateway/post-webhook.ts'

/** A webhook as the gateway would send it. */
export interface Hook {
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: string
}

/** How webhooks travel: at once, twice, never, or kept until they are let go. */
export type Delivery = 'once' | 'twice' | 'drop' | 'hold'

/** A simulator's outgoing webhooks, with every way in which the network mistreats them. */
export class Hooks {
  delivery: Delivery = 'once'
  readonly #held: Hook[] = []
  readonly #sending = new Set<Promise<unknown>>()

  send(hook: Hook): void {
    if (this.delivery === 'drop') return
    if (this.delivery === 'hold') {
      this.#held.push(hook)
      return
    }
    for (let copy = this.delivery === 'twice' ? 2 : 1; copy > 0; copy -= 1) this.#post(hook)
  }

  /** Lets go of what was held, the newest first when `reversed`; resolves when all was answered. */
  async release(reversed = false): Promise<void> {
    const held = this.#held.splice(0)
    for (const hook of reversed ? held.toReversed() : held) {
      this.#post(hook)
      await this.settled()
    }
  }

  /** Resolves when nothing is on its way. */
  async settled(): Promise<void> {
    while (this.#sending.size > 0) await Promise.allSettled(this.#sending)
  }

  #post({ url, body, headers }: Hook): void {
    const sent = postWebhook(url, body, { 'content-type': 'application/json', ...headers }, 5_000)
    this.#sending.add(sent)
    void sent.finally(() => this.#sending.delete(sent))
  }
}
