import type { Client } from '#contract/core/client.ts'
import { isSafeHtml } from '#domain/core/safe-html.ts'
import type { Language, Words } from '#domain/core/words.ts'

/** What a restaurant puts on its empty pages; nothing where it has written nothing. Spec 3 (empty_page). */
export interface EmptyLook {
  /** Checked: nothing but safe HTML. */
  readonly html: string
  /** A picture's id. */
  readonly picture: string
}

type Rows = readonly { key: string; value: string | Words }[]

/** Takes settings of the group empty_page, which page, and the language; returns its look. */
export function emptyLook(rows: Rows, page: 'cart' | 'orders' | 'closed', language: Language): EmptyLook {
  const find = (key: string) => rows.find((one) => one.key === `empty_page.${key}`)?.value ?? ''
  const [words, picture] = [find(page), find('picture')]
  const html = typeof words === 'string' ? words : words[language]
  return { html: isSafeHtml(html) ? html : '', picture: typeof picture === 'string' ? picture : '' }
}

/** The same, asked for by the browser. */
export async function loadEmptyLook(
  client: Pick<Client, 'settings'>,
  page: 'cart' | 'orders',
  language: Language,
): Promise<EmptyLook> {
  return emptyLook((await client.settings('empty_page')).data, page, language)
}
