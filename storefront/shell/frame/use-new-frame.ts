import { useMemo } from 'react'
import type { SiteWire } from '#contract/platform/tenant.ts'
import type { Language } from '#domain/core/words.ts'
import { makeText } from '#web/make-text.ts'
import { textsOf } from '../../i18n/catalogue.ts'
import type { PageFrame } from '../site-context.ts'

/** Takes the tenant, if it could be loaded, and the language; returns what every component may need of the page around it. */
export function useNewFrame(site: SiteWire | undefined, language: Language): PageFrame {
  return useMemo(
    () => ({ site, language, t: makeText(language, textsOf(language), site?.messages) }),
    [site, language],
  )
}
