import { useMemo } from 'react'
import { makeClient } from '#contract/core/client.ts'
import type { Client } from '#contract/core/client.ts'
import { browserCaller } from '#web/browser-caller.ts'
import { fetchWithin } from '#web/fetch-within.ts'
import { useLanguage } from '#web/use-language.ts'
import { wholeAnswer } from './whole-answer.ts'

/** As long as between two looks of a live room. */
const patienceMs = 10_000

/**
 * The typed client of rooms in which steps are worked: a call without an answer fails, so that it can be told. A network
 * that swallows what is sent says nothing for minutes: the step would neither be done nor wait to be sent again.
 */
export function usePatientClient(): Client {
  const language = useLanguage()
  return useMemo(() => makeClient(browserCaller(language, wholeAnswer(fetchWithin(patienceMs)))), [language])
}
