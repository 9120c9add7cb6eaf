/** A call to an address that staff gave. */
export interface GivenCall {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** What was heard: the status and the text, or why nothing was. `sent`: something of it may have arrived. */
export type GivenAnswer =
  | { readonly status: number; readonly text: string }
  | {
      readonly error: 'not-public' | 'not-found' | 'timeout' | 'unreachable' | 'too-long'
      readonly sent: boolean
    }

/** The door to addresses that staff gave: webhooks and tills. */
export interface GivenUrlCaller {
  /** Takes an address as it was typed; returns whether it may be called at all, before its name is looked up. */
  allows(url: string): boolean
  /** Calls once; follows no redirect, and never throws. */
  call(call: GivenCall): Promise<GivenAnswer>
}
