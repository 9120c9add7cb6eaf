import { createContext, use } from 'react'
import type { SiteWire } from '#contract/platform/tenant.ts'
import type { Language } from '#domain/core/words.ts'
import type { TextOf } from '../i18n/text-key.ts'

/** What every component may need of the page around it; one context, since a menu asks for it a thousand times. */
export interface PageFrame {
  /** None when the tenant could not be loaded. */
  readonly site: SiteWire | undefined
  readonly language: Language
  readonly t: TextOf
}

export const SiteContext = createContext<PageFrame | undefined>(undefined)

/** The page around a component. Throws outside of a document. */
export function usePageFrame(): PageFrame {
  const frame = use(SiteContext)
  if (!frame) throw new Error('no page stands around this')
  return frame
}
