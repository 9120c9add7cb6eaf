import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { complianceDocument } from '#server/features/einvoicing/compliance-documents.ts'
import { sampleSeller } from '#contract/einvoicing/sample-einvoicing.ts'
import { readSeller } from '#domain/einvoicing/seller-form.ts'
import type { AuthorityLogin, SentDocument } from '../port.ts'
import { makeZatcaAuthority } from '../zatca/zatca-authority.ts'
import { zatcaWriter } from '../zatca/zatca-writer.ts'
import { startZatcaSimulator, type ZatcaSimulator } from './zatca-simulator.ts'

const read = readSeller(sampleSeller)
if (!('seller' in read)) throw new Error('the sample seller is wrong')
const { seller } = read
let zatca: ZatcaSimulator
beforeAll(async () => {
  zatca = await startZatcaSimulator()
})
afterAll(() => zatca.close())

const serials = { last: 0 }

/** A unit with a certificate of its own. */
async function makeUnit() {
  serials.last += 1
  const authority = makeZatcaAuthority({ url: zatca.url })
  const { key, csrForInterface: csr } = zatcaWriter.makeRequest({
    place: 'sandbox',
    commonName: 'Test',
    solution: 'Maidah',
    model: '1.0',
    serial: String(serials.last),
    taxNumber: seller.taxNumber,
    organisation: 'Test',
    unit: 'Olaya',
    kinds: { standard: true, simplified: true },
    address: 'Riyadh',
    category: 'Restaurants',
  })
  const answer = await authority.complianceCertificate({ csr, otp: '123345' })
  if (answer.end !== 'issued') throw new Error('no certificate')
  const login: AuthorityLogin = answer.issued
  const certificate = zatcaWriter.readCertificate(login.token)
  if (!certificate) throw new Error('no certificate')
  const sign = (counter: number, previousHash: string, signer = key) => {
    const document = complianceDocument('simplified-invoice', { seller, uuid: randomUUID(), now: Date.now() })
    const place = { counter, previousHash }
    const { xml, hash } = zatcaWriter.sign({
      document,
      ...place,
      key: signer,
      certificate,
      signedAt: Date.now(),
    })
    return { uuid: document.uuid, xml, hash }
  }
  return { authority, login, sign, report: (sent: SentDocument) => authority.report(login, sent) }
}

const first = zatcaWriter.firstPreviousHash

describe('the simulated authority', () => {
  it('takes a chain, and knows what it has', async () => {
    const { sign, report } = await makeUnit()
    const one = sign(1, first)
    expect(await report(one)).toMatchObject({ end: 'taken' })
    expect(await report(one)).toMatchObject({ end: 'duplicate' })
    expect(await report(sign(2, one.hash))).toMatchObject({ end: 'taken' })
  })

  it('finds a broken chain, a counter that goes back and a first document with another hash before it', async () => {
    const { sign, report } = await makeUnit()
    const rejected = { end: 'rejected', words: { errors: [{ code: 'BR-KSA-26' }] } }
    const one = sign(1, first)
    await report(one)
    expect(await report(sign(2, first))).toMatchObject(rejected)
    expect(await report(sign(1, one.hash))).toMatchObject(rejected)
    const other = await makeUnit()
    expect(await other.report(other.sign(1, one.hash))).toMatchObject(rejected)
  })

  it('finds a changed document, a foreign key, a foreign login and a wrong sum', async () => {
    const { sign, report } = await makeUnit()
    const codes = async (sent: SentDocument, by = report) => {
      const end = await by(sent)
      return end.end === 'rejected' ? end.words.errors.map(({ code }) => code) : [end.end]
    }
    const one = sign(1, first)
    const changed = { ...one, xml: one.xml.replace('>100.00<', '>90.00<') }
    expect(await codes(changed)).toEqual(
      expect.arrayContaining(['invalid-invoice-hash', 'invalid-digest', 'invalid-signature', 'BR-CO-15']),
    )
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    expect(await codes(sign(1, first, pem))).toContain('invalid-signature')
    const other = await makeUnit()
    expect(await codes(sign(1, first), other.report)).toContain('wrong-certificate')
  })

  it('asks for the compliance documents before it gives a certificate of production', async () => {
    const { authority, login } = await makeUnit()
    const refused = await authority.productionCertificate(login, '1')
    expect(refused).toMatchObject({ end: 'refused', what: 'other' })
  })
})
