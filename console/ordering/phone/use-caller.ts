import { useEffect, useState } from 'react'
import type { PhoneCallerWire } from '#contract/ordering/phone-desk.ts'
import { getCountry, type CountryCode } from '#domain/core/country.ts'
import { normaliseMobile } from '#domain/core/mobile.ts'
import { useClient } from '#web/use-client.ts'

/** Takes a number as it is typed and the restaurant's country; returns who calls from it, once it is a mobile, and whether that could not be asked. */
export function useCaller(
  typed: string,
  country: CountryCode,
): { caller: PhoneCallerWire | undefined; callerFailed: boolean } {
  const client = useClient()
  const mobile = normaliseMobile(typed, getCountry(country))
  const [state, setState] = useState<{ mobile: string; caller?: PhoneCallerWire }>()
  useEffect(() => {
    if (mobile === undefined) return undefined
    let left = false
    client.findCaller({ mobile }).then(
      (caller) => left || setState({ mobile, caller }),
      () => left || setState({ mobile }),
    )
    return () => {
      left = true
    }
  }, [client, mobile])
  const current = state?.mobile === mobile ? state : undefined
  return { caller: current?.caller, callerFailed: current !== undefined && !current.caller }
}
