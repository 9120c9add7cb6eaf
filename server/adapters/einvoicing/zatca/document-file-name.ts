import type { TaxDocument } from '#domain/einvoicing/tax-document.ts'
import { localMoment } from './local-moment.ts'

/**
 * Takes a document; returns the name of its file without its ending, as the authority asks for it: VAT number, date with time, and
 * number, whose signs that no file name takes become hyphens.
 */
export function documentFileName(document: TaxDocument): string {
  const { date, time } = localMoment(document)
  const moment = `${date}T${time}`.replace(/[-:]/g, '')
  return `${document.seller.taxNumber}_${moment}_${document.number.replace(/[^\w.-]+/g, '-')}`
}
