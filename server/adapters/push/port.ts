/** Where a browser takes push messages, as its `PushSubscription` says; keys in base64url. */
export interface PushSubscription {
  readonly endpoint: string
  /** The browser's public key (P-256, uncompressed) and its secret. */
  readonly p256dh: string
  readonly auth: string
}

/** A tenant's keys (P-256): browsers know the public one, push services check by it who sends. base64url. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** What a browser is to show. */
export interface PushMessage {
  /** JSON for the worker (storefront/worker). */
  readonly body: string
  /** Seconds for which it is of use. */
  readonly lifeSeconds: number
  /** A later message of the same topic takes the place of one that was not delivered yet; letters and digits. */
  readonly topic: string
}

/** The door to push services. */
export interface PushSender {
  /** Takes an address; tells whether it is one of a push service: browsers send these, and nothing else is ever called. */
  allows(endpoint: string): boolean
  /**
   * Takes where to, what and the tenant's keys; sends it once. `gone`: the browser takes no more, forget it. `failed`: not
   * now; a service that named a time (429) is not called before it. Never throws.
   */
  send(to: PushSubscription, message: PushMessage, keys: VapidKeys): Promise<'sent' | 'gone' | 'failed'>
}
