import { makeCsr } from '#server/adapters/einvoicing/zatca/make-csr.ts'
import type { UnitCertificate } from '#server/adapters/einvoicing/zatca/port.ts'
import { readCertificate } from '#server/adapters/einvoicing/zatca/read-certificate.ts'
import { openUnitKey } from '#server/adapters/einvoicing/zatca/sign-document.ts'
import type { KeyObject } from 'node:crypto'
import { issueCertificate, makeAuthority } from './issue-certificate.ts'

/** A unit of the tests with its key and certificate. */
export interface TestUnit {
  readonly key: KeyObject
  readonly certificate: UnitCertificate
}

export const testTaxNumber = '310000000000003'

/** Makes a unit: its request goes to an authority of the tests. */
export function makeUnit(): TestUnit {
  const request = makeCsr({
    place: 'sandbox',
    commonName: 'TST-UNIT-1',
    solution: 'Maidah',
    model: '1',
    serial: 'olaya-1',
    taxNumber: testTaxNumber,
    organisation: 'مطعم المائدة',
    unit: 'فرع العليا',
    kinds: { standard: true, simplified: true },
    address: 'RRRD2929',
    category: 'Restaurants',
  })
  const issued = issueCertificate(makeAuthority(), request.csr, {
    from: Date.UTC(2026, 0, 1),
    to: Date.UTC(2031, 0, 1),
  })
  return { key: openUnitKey(request.key), certificate: readCertificate(issued) }
}
