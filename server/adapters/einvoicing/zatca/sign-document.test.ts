import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { oneLineBill } from '#domain/pricing/one-line-bill.ts'
import { invoiceOfBill } from '#domain/einvoicing/invoice-of-bill.ts'
import { brokenRules } from '#server/testing/einvoicing/check-rules.ts'
import { checkSigned } from '#server/testing/einvoicing/check-signed.ts'
import { standardFacts, testFacts, testMoment } from '#server/testing/einvoicing/make-document.ts'
import { makeUnit } from '#server/testing/einvoicing/make-unit.ts'
import { firstPreviousHash, hashOfXml } from './hash-document.ts'
import { openUnitKey, signDocument } from './sign-document.ts'
import { readQr } from './qr.ts'

const unit = makeUnit()
const bill = oneLineBill(1001, {
  id: 'l',
  name: { ar: 'شاورما & <ثوم>', en: 'Shawarma' },
  currency: 'SAR',
  vatBasisPoints: 1500,
})
const signed = (facts = testFacts(1)) =>
  signDocument({
    document: invoiceOfBill({ bill }, facts),
    counter: 1,
    previousHash: firstPreviousHash,
    ...unit,
    signedAt: testMoment,
  })

describe('a signed document', () => {
  it('breaks none of the rules, and hash, signature, certificate and QR code agree', () => {
    for (const facts of [testFacts(1), standardFacts(2)]) {
      const { xml, hash } = signed(facts)
      expect(brokenRules(xml)).toEqual([])
      expect(checkSigned(xml)).toEqual([])
      expect(hashOfXml(xml)).toBe(hash)
    }
  })

  it('says the day and the time of the restaurant, in the document and in the code alike', () => {
    const { xml, qr } = signed()
    expect(xml).toContain('<cbc:IssueDate>2026-11-23</cbc:IssueDate><cbc:IssueTime>00:30:05</cbc:IssueTime>')
    expect(readQr(qr)?.get(3)?.toString()).toBe('2026-11-23T00:30:05')
    expect(readQr(qr)?.get(1)?.toString()).toBe('شركة المائدة & إخوانه <للأغذية> "المحدودة"')
  })

  it('any change of it is seen', () => {
    const { xml } = signed()
    const changed = (from: string, to: string) => checkSigned(xml.replace(from, to))
    expect(changed('>10.01<', '>10.02<')).toContain('hash')
    expect(changed('2322', '2323')).toEqual(['hash', 'signature', 'QR 6'])
    expect(changed('<cbc:ProfileID>', ' <cbc:ProfileID>')).toContain('hash')
    expect(changed('xadesSignedProperties">\n', 'xadesSignedProperties">')).toContain('signed properties')
    const other = makeUnit().certificate.base64
    expect(changed(unit.certificate.base64, other)).toEqual(
      expect.arrayContaining(['signature', 'certificate digest', 'certificate serial', 'QR 8', 'QR 9']),
    )
  })

  it('a key of another curve is refused', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    expect(() => openUnitKey(pem)).toThrow('secp256k1')
  })
})
