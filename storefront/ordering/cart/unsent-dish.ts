import type { AddLineBody } from '#contract/ordering/cart.ts'
import { tabStore } from '#web/tab-store.ts'

export const unsentDishKey = 'unsent-dishes'

function read(): Readonly<Record<string, AddLineBody>> {
  try {
    const stored: unknown = JSON.parse(tabStore.getItem(unsentDishKey) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, AddLineBody>) : {}
  } catch {
    return {}
  }
}

/**
 * What was chosen of dishes whose adding never reached the server, since the browser had taken itself to be online: kept in
 * this tab, for the dish's sheet, until it is added.
 */
export const unsentDish = {
  find: (itemId: string): AddLineBody | undefined => read()[itemId],
  /** One that was added without its sheet had nothing chosen. */
  keep(body: AddLineBody): void {
    if (body.options) tabStore.setItem(unsentDishKey, JSON.stringify({ ...read(), [body.item_id]: body }))
  },
  forget(itemId: string): void {
    const { [itemId]: added, ...others } = read()
    if (added) tabStore.setItem(unsentDishKey, JSON.stringify(others))
  },
}
