import type { Language } from '#domain/core/words.ts'
import type { StaffSession } from '#server/http/request.ts'

/** Who takes an order by phone, and in which language its guest is written to. */
export interface Taker {
  readonly staff: StaffSession
  readonly language: Language
}
