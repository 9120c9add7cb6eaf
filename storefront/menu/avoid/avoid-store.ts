import { useSyncExternalStore } from 'react'
import { diets, type Diet } from '#domain/menu/menu.ts'
import type { Avoided } from '#domain/menu/food-contents.ts'
import { deviceStore } from '#web/browser-stores.ts'
import { avoidKey } from './avoid-key.ts'

const nothing: Avoided = { allergens: [], diets: [] }
const listeners = new Set<() => void>()
/** Where the browser keeps nothing, it holds until the page is left. */
let inPage: string | null = null

const read = () => deviceStore.getItem(avoidKey) ?? inPage

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** What the guest of this browser does not eat; changes are seen by every part of the page, and by other tabs. */
export function useAvoided(): Avoided {
  const stored = useSyncExternalStore(subscribe, read, () => null)
  return readAvoided(stored)
}

/** Takes what the guest does not eat; keeps it in this browser, and nothing when it is nothing. */
export function keepAvoided(avoided: Avoided): void {
  const none = avoided.allergens.length + avoided.diets.length === 0
  inPage = none ? null : JSON.stringify(avoided)
  if (inPage === null) deviceStore.removeItem(avoidKey)
  else deviceStore.setItem(avoidKey, inPage)
  for (const listener of listeners) listener()
}

let last: { readonly stored: string; readonly avoided: Avoided } | undefined

/** Takes what is stored; returns it, or nothing when it is no such thing: anybody can write into a browser's storage. The same text is the same object. */
export function readAvoided(stored: string | null): Avoided {
  if (stored === null) return nothing
  if (last?.stored === stored) return last.avoided
  const avoided = parse(stored)
  last = { stored, avoided }
  return avoided
}

function parse(stored: string): Avoided {
  try {
    const found: unknown = JSON.parse(stored)
    if (typeof found !== 'object' || found === null) return nothing
    return {
      allergens: textsOf('allergens' in found ? found.allergens : []).slice(0, 50),
      diets: textsOf('diets' in found ? found.diets : []).filter(isDiet),
    }
  } catch {
    return nothing
  }
}

const textsOf = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : []

const isDiet = (text: string): text is Diet => diets.some((diet) => diet === text)
