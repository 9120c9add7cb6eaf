import { useMemo } from 'react'
import { makeClient } from '#contract/client.ts'
import type { Client } from '#contract/client.ts'
import { browserCaller } from '#web/browser-caller.ts'
import { useLanguage } from '#web/use-language.ts'
import { giveUpAfter, patience } from './give-up-after.ts'

/** The typed client of rooms in which steps are worked: a call without an answer fails, so that it can be told. */
export function usePatientClient(): Client {
  const language = useLanguage()
  return useMemo(
    () =>
      makeClient(
        browserCaller(
          language,
          giveUpAfter(patience, (path, init) => window.fetch(path, init)),
        ),
      ),
    [language],
  )
}
