import { useEffect, useState } from 'react'
import { CallError } from '#contract/client.ts'
import type { PhoneCallerWire } from '#contract/phone-desk.ts'
import { toWesternDigits } from '#domain/digits.ts'
import { useClient } from '#web/use-client.ts'

/** A number may be whole from so many digits on; which numbers are, the server knows. */
const fewestDigits = 8
const waitMs = 300

/** Takes a number as it is typed; returns who calls from it, once it is one, and whether that could not be asked. */
export function useCaller(mobile: string): { caller: PhoneCallerWire | undefined; failed: boolean } {
  const client = useClient()
  const digits = toWesternDigits(mobile).replaceAll(/\D/g, '')
  const [state, setState] = useState<{ digits: string; caller?: PhoneCallerWire; failed: boolean }>()
  const whole = digits.length >= fewestDigits
  useEffect(() => {
    if (!whole) return undefined
    let left = false
    const find = () =>
      client.findCaller(digits).then(
        (caller) => left || setState({ digits, caller, failed: false }),
        // a number that is not whole yet is no fault
        (error: unknown) => left || setState({ digits, failed: !(error instanceof CallError) }),
      )
    const timer = setTimeout(() => void find(), waitMs)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [client, digits, whole])
  const current = state?.digits === digits ? state : undefined
  return { caller: current?.caller, failed: current?.failed ?? false }
}
