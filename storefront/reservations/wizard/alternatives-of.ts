import type { CallError } from '#contract/core/client.ts'
import type { AlternativesWire } from '#contract/reservations/reservation-wire.ts'

/** Takes a refusal; returns what it offers instead, or undefined when it offers nothing. */
export function alternativesOf({ body }: CallError): AlternativesWire | undefined {
  const offered = body.details?.['alternatives'] as Partial<AlternativesWire> | undefined
  if (!offered) return undefined
  const { times = [], days = [], branches = [] } = offered
  return { times, days, branches }
}
