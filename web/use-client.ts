import { useMemo } from 'react'
import { makeClient } from '#contract/core/client.ts'
import type { Client } from '#contract/core/client.ts'
import { browserCaller } from './browser-caller.ts'
import { useLanguage } from './use-language.ts'

/** The typed client for calls from the browser, in the page's language. */
export function useClient(): Client {
  const language = useLanguage()
  return useMemo(() => makeClient(browserCaller(language)), [language])
}
