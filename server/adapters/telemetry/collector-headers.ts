import { z } from 'zod'

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}

/** One header of a collector; values are percent-encoded, as OpenTelemetry has them. */
function headerOf(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return [pair.slice(0, at).toLowerCase(), decodeURIComponent(pair.slice(at + 1))]
}

/** Reads `name=value,name=value` of the environment; returns the headers by name. */
export const collectorHeaders = z
  .string()
  .refine(
    (text) => /^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/.test(text) && isDecodable(text),
    'must be like name=value,name=value, percent-encoded',
  )
  .transform((text) => Object.fromEntries(text.split(',').map(headerOf)))
