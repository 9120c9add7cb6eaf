export type { Language } from '#domain/core/words.ts'

/** A screen: its address, and who looks at it. `member` is a signed-in customer with a past. */
export type Shot = {
  name: string
  url: string
  who: 'guest' | 'member' | 'staff' | 'operator' | 'nobody'
  /** The button that opens the sheet of the picture; none = the page itself. */
  press?: string
}
