import { redirect } from 'react-router'
import type { Language } from '#domain/core/words.ts'
import { localPath } from '#domain/core/local-path.ts'

/** How far a list goes. */
export interface ListMeta {
  readonly current_page: number
  readonly last_page: number
}

/** Takes a list's measure, how its pages are addressed and the language; whoever asks for more than there is, is led to the last page. */
export function leadToLast(
  { current_page: page, last_page: last }: ListMeta,
  to: (page: number) => string,
  language: Language,
): void {
  if (page > Math.max(last, 1)) throw redirect(localPath(to(Math.max(last, 1)), language))
}

/** Takes the page that an address names, or none; returns it, or undefined when it cannot be one. Spec 2 /account/orders/{page}. */
export function readPage(text: string | null | undefined): number | undefined {
  if (text === null || text === undefined) return 1
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined
}
