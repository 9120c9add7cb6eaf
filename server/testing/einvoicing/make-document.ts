import type { DocumentFacts } from '#domain/einvoicing/invoice-of-bill.ts'
import type { TaxParty } from '#domain/einvoicing/tax-document.ts'
import { testTaxNumber } from './make-unit.ts'

/** Riyadh, 23 November 2026, 00:30:05 there: the day before in UTC. */
export const testMoment = Date.parse('2026-11-22T21:30:05Z')

export const testSeller: TaxParty = {
  name: 'شركة المائدة & إخوانه <للأغذية> "المحدودة"',
  taxNumber: testTaxNumber,
  id: { scheme: 'CRN', value: '1010010000' },
  address: {
    street: 'شارع العليا',
    building: '2322',
    district: 'المربع',
    city: 'الرياض',
    postalCode: '23333',
    country: 'SA',
  },
}

export const testBuyer: TaxParty = {
  name: 'شركة الضيافة المحدودة',
  taxNumber: '399999999800003',
  address: { ...testSeller.address, street: 'طريق الملك فهد', building: '1111' },
}

/** Takes a number and what differs; returns the facts of a simplified document of the tests. */
export function testFacts(no: number, more: Partial<DocumentFacts> = {}): DocumentFacts {
  return {
    form: 'simplified',
    number: `R1-${no}`,
    uuid: `8e6000cf-1a98-4174-b3e7-${String(no).padStart(12, '0')}`,
    issuedAt: testMoment,
    timeZone: 'Asia/Riyadh',
    seller: testSeller,
    paidBy: 'card',
    ...more,
  }
}

/** Takes a number and what differs; returns the facts of a standard document of the tests. */
export function standardFacts(no: number, more: Partial<DocumentFacts> = {}): DocumentFacts {
  return testFacts(no, {
    form: 'standard',
    buyer: testBuyer,
    suppliedAt: testMoment,
    paidBy: 'credit',
    ...more,
  })
}
