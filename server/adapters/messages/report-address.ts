import { timingSafeEqual } from 'node:crypto'
import type { ProviderAccount, ReportRequest } from './port.ts'

/** Names without a dot, and addresses as numbers, are of this machine or network: a provider cannot reach them. */
const isOutside = ({ hostname }: URL) =>
  hostname.includes('.') && !/^[\d.]+$|^\[|\.(?:localhost|local|internal)$/.test(hostname)

/**
 * Takes an account and our reference of a message; returns where its reports are to be sent, with the reference in the
 * query, so that a report is known that comes before the answer to the sending. Empty where the provider could not reach
 * us: it would refuse the message for it.
 */
export function callbackOf({ reportUrl }: ProviderAccount, reference: string): string {
  if (!URL.canParse(reportUrl)) return ''
  const url = new URL(reportUrl)
  if (!isOutside(url)) return ''
  url.searchParams.set('message', reference)
  return url.href
}

/** Takes an account whose provider signs nothing, and a report; tells whether it came to the address that only the provider knows. */
export function isKeyed({ reportUrl }: ProviderAccount, { url }: ReportRequest): boolean {
  const keyOf = (address: string) =>
    Buffer.from(URL.canParse(address) ? (new URL(address).searchParams.get('key') ?? '') : '')
  const [wanted, given] = [keyOf(reportUrl), keyOf(url)]
  return wanted.length > 0 && given.length === wanted.length && timingSafeEqual(given, wanted)
}
