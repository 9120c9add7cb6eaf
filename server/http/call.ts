import type { Language } from '#domain/core/words.ts'

/** Who asks: the tenant, the language, and the browser's identity when it has one. */
export interface Call {
  readonly tenantId: string
  readonly language: Language
  readonly shopper: string | undefined
  /** The browser itself, signed in or not: what sits at a table is a phone. */
  readonly browser?: string | undefined
  /** Of the network, as a keyed hash: for limits of usage. */
  readonly address?: string | undefined
}
