import { useCallback } from 'react'
import { CallError } from '#contract/core/client.ts'
import { useCustomer } from '../use-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import { troubleOf } from '../sign-in/code-trouble.ts'

/**
 * `const wordsOf = useAccountTrouble()`: takes what a call of the account threw; returns what to say. A sign-in that
 * is over makes the visitor a guest (spec 4), upon which the page leaves for the sign-in.
 */
export function useAccountTrouble(): (error: unknown) => string {
  const t = useText()
  const { leave } = useCustomer()
  return useCallback(
    (error: unknown) => {
      if (error instanceof CallError && error.status === 401) leave()
      return troubleOf(error, t).words
    },
    [t, leave],
  )
}
