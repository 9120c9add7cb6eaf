import type { Language } from '#domain/core/words.ts'

/** Who asks: the tenant, the language, and the browser's identity when it has one. */
export interface Guest {
  readonly tenantId: string
  readonly language: Language
  readonly shopper: string | undefined
  readonly browser: string | undefined
}
