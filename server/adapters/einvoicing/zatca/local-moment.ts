import { dateText, toLocal } from '#domain/core/zoned-time.ts'
import type { TaxDocument } from '#domain/einvoicing/tax-document.ts'

/** Takes a document's moment and zone; returns its date and time as the clocks there show them (KSA-25: local without "Z"). */
export function localMoment({ issuedAt, timeZone }: Pick<TaxDocument, 'issuedAt' | 'timeZone'>) {
  const local = toLocal(issuedAt, timeZone)
  const two = (value: number) => String(value).padStart(2, '0')
  const seconds = Math.floor(issuedAt / 1000) % 60
  const time = `${two(Math.floor(local.minutes / 60))}:${two(local.minutes % 60)}:${two(seconds)}`
  return { date: dateText(local), time }
}
