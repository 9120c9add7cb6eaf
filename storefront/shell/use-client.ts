import { useMemo } from 'react'
import { makeClient } from '#contract/core/client.ts'
import type { Client } from '#contract/core/client.ts'
import { browserCaller } from '#web/browser-caller.ts'
import { useLanguage } from './use-site.ts'

/** The typed client with all calls of a guest, from the browser, in the page's language. */
export function useClient(): Client {
  const language = useLanguage()
  return useMemo(() => makeClient(browserCaller(language)), [language])
}
