import { randomUUID } from 'node:crypto'
import type { EInvoiceSellerWire } from '#contract/einvoicing/einvoicing.ts'
import type { AuthorityRemark } from '#domain/einvoicing/authority-answer.ts'
import { minuteMs } from '#domain/core/durations.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { readOtp, readSeller } from '#domain/einvoicing/seller-form.ts'
import type { TaxParty } from '#domain/einvoicing/tax-document.ts'
import type {
  AuthorityLogin,
  CertificateAnswer,
  EInvoiceAuthority,
} from '#server/adapters/einvoicing/port.ts'
import type { UnitCertificate } from '#server/adapters/einvoicing/zatca/port.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import {
  beginUnit,
  changeUnit,
  findUnit,
  markBranch,
  type EInvoiceUnitRow,
} from '#server/store/einvoicing/einvoice-units.ts'
import type { Branch } from '#server/store/menu/catalogue.ts'
import { complianceDocument, complianceSteps } from './compliance-documents.ts'
import { closeLogin, openLogin } from './unit-login.ts'

/** Signatures and codes carry the moment: more than this, and the authority turns documents down. */
const mostClockErrorMs = 2 * minuteMs
/** X.520 keeps names of a certificate to so many characters. */
const mostName = 64
const solution = { solution: 'Maidah', model: '1.0' } as const

/** Whose branch it is, and the branch. */
export interface OfBranch {
  readonly staff: StaffSession
  readonly branch: Branch
}

/**
 * Takes a branch, a one-time password of the authority's portal and who sells; makes a key, gets the first certificate, proves by
 * the test documents what the unit can do, and gets the certificate of production: from then on the branch's invoices are of
 * phase 2. What is wrong with the input or with our clock is refused before anything is sent. Where the authority falls silent in
 * between, `continueOnboarding` goes on.
 */
export async function onboardUnit(
  deps: Deps,
  { staff, branch }: OfBranch,
  input: { readonly otp: string; readonly seller: EInvoiceSellerWire },
): Promise<undefined | Refusal> {
  const { tenant } = await deps.catalogues.current(staff.tenantId)
  if (tenant.country !== 'SA') return refuse('einvoicing-country')
  const otp = readOtp(input.otp)
  const read = readSeller(input.seller)
  const fields = { ...('wrong' in read && read.wrong), ...(!otp && { otp: ['otp-invalid' as const] }) }
  if ('wrong' in read || !otp) return refuse('bad-input', { fields })
  const authority = deps.eInvoicing.authority(deps.eInvoicing.place)
  const off = await refuseClock(deps, authority)
  if (off) return off
  const begun = await begin(deps, { staff, branch }, read.seller)
  if (isRefusal(begun)) return begun
  const answer = await authority.complianceCertificate({ csr: begun.csrForInterface, otp })
  const login = loginOf(answer)
  if (isRefusal(login)) return login
  await deps.db.write(staff.tenantId, (db) =>
    changeUnit(db, branch.id, {
      request_id: login.requestId,
      sealed_compliance: closeLogin(deps, login),
      passed: [],
    }),
  )
  return continueOnboarding(deps, { staff, branch })
}

/** Takes a branch whose first certificate is there; does what is left of its onboarding. Refuses 'einvoicing-none' where there is none. */
export async function continueOnboarding(
  deps: Deps,
  { staff, branch }: OfBranch,
): Promise<undefined | Refusal> {
  const unit = await deps.db.read(staff.tenantId, (db) => findUnit(db, branch.id))
  if (unit?.state === 'active') return refuse('einvoicing-active')
  if (!unit?.sealed_compliance || !unit.request_id || unit.state !== 'onboarding')
    return refuse('einvoicing-none')
  const login = openLogin(deps, unit.sealed_compliance)
  const certificate = fitting(deps, unit, login)
  if (isRefusal(certificate)) return certificate
  const authority = deps.eInvoicing.authority(unit.place)
  const key = deps.seal.open(unit.sealed_key)
  const stopped = await proveUnit(deps, authority, { unit, login, certificate, key, passed: unit.passed })
  if (stopped) return stopped
  const issued = loginOf(await authority.productionCertificate(login, unit.request_id))
  if (isRefusal(issued)) return issued
  const last = fitting(deps, unit, issued)
  if (isRefusal(last)) return last
  const now = new Date(deps.clock())
  return deps.db.write(staff.tenantId, async (db) => {
    await changeUnit(db, branch.id, { ...activated(deps, issued, last), active_at: now })
    await markBranch(db, branch.id, true)
    await writeAudit(db, { staffId: staff.staffId, action: 'einvoicing-start', subject: branch.id })
    return undefined
  })
}

/** Takes a certificate and its login; returns what an active unit keeps of them. */
export function activated(deps: Pick<Deps, 'seal'>, login: AuthorityLogin, certificate: UnitCertificate) {
  return {
    state: 'active',
    certificate: login.token,
    sealed_token: closeLogin(deps, login),
    certificate_ends_at: new Date(certificate.notAfter),
    sealed_compliance: null,
    trouble: null,
    trouble_at: null,
  } as const
}

/** Takes the authority; returns what refuses to go on where it is silent or where our clock is not its own. */
export async function refuseClock(
  deps: Pick<Deps, 'clock'>,
  authority: EInvoiceAuthority,
): Promise<Refusal | undefined> {
  const theirs = await authority.time()
  if (theirs === undefined) return refuse('authority-silent')
  const byMs = deps.clock() - theirs
  if (Math.abs(byMs) <= mostClockErrorMs) return undefined
  return refuse('clock-off', { details: { seconds: Math.round(byMs / 1000) } })
}

async function begin(deps: Deps, { staff, branch }: OfBranch, seller: TaxParty) {
  const { place, writer } = deps.eInvoicing
  const serial = makeId()
  const made = writer.makeRequest(requestOf(branch, { seller, serial, place }))
  const isNew = await deps.db.write(staff.tenantId, async (db) => {
    const unit = { branchId: branch.id, place, serial, seller, csr: made.csr, now: new Date(deps.clock()) }
    if (!(await beginUnit(db, { ...unit, sealedKey: deps.seal.close(made.key) }))) return false
    const after = { tax_number: seller.taxNumber, place }
    await writeAudit(db, { staffId: staff.staffId, action: 'einvoicing-begin', subject: branch.id, after })
    return true
  })
  return isNew ? made : refuse('einvoicing-active')
}

/** Takes a branch and its unit; returns what a certificate is asked for. */
export function requestOf(
  branch: Pick<Branch, 'name'>,
  { seller, serial, place }: Pick<EInvoiceUnitRow, 'seller' | 'serial' | 'place'>,
) {
  const { street, building, district, city } = seller.address
  const cut = (text: string) => [...text].slice(0, mostName).join('')
  // of a VAT group the certificate names the member, by ten digits
  const isGroup = seller.taxNumber[10] === '1' && seller.id !== undefined
  return {
    place,
    commonName: `Maidah-${serial}`,
    ...solution,
    serial,
    taxNumber: seller.taxNumber,
    organisation: cut(seller.name),
    unit: isGroup ? seller.id.value : cut(branch.name.ar),
    kinds: { standard: true, simplified: true },
    address: cut(`${building} ${street}, ${district}, ${city}`),
    category: 'Restaurants',
  }
}

/** Takes an answer; returns the certificate's login, or what refuses it. */
export function loginOf(answer: CertificateAnswer) {
  if (answer.end === 'issued' || answer.end === 'conditional') return answer.issued
  if (answer.end === 'too-many') return refuse('too-many-requests')
  if (answer.end === 'no-answer') return refuse('authority-silent', { why: answer.why })
  if (answer.what === 'otp') return refuse('otp-refused', { fields: { otp: ['otp-refused'] } })
  return refuseWith(answer.remarks)
}

function refuseWith(remarks: readonly AuthorityRemark[], step?: string): Refusal {
  const said = remarks.map(({ code, message }) => [code, message].filter((part) => part !== '').join(': '))
  return refuse('authority-refused', { details: { said, ...(step && { step }) } })
}

/** Takes a unit and a login; returns its certificate. Refuses 'certificate-foreign' for one of another key, VAT number or unit. */
export function fitting(
  deps: Pick<Deps, 'eInvoicing' | 'seal'>,
  unit: Pick<EInvoiceUnitRow, 'seller' | 'serial' | 'sealed_key'>,
  { token }: AuthorityLogin,
): UnitCertificate | Refusal {
  const { writer } = deps.eInvoicing
  const certificate = writer.readCertificate(token)
  if (!certificate || !writer.fits(deps.seal.open(unit.sealed_key), certificate))
    return refuse('certificate-foreign')
  const { taxNumber, unitSerial } = certificate
  const isOther =
    (taxNumber !== '' && taxNumber !== unit.seller.taxNumber) ||
    (unitSerial !== '' && !unitSerial.endsWith(`|3-${unit.serial}`))
  return isOther ? refuse('certificate-foreign') : certificate
}

/** What is proven, with which certificate. */
export interface Proof {
  readonly unit: Pick<EInvoiceUnitRow, 'branch_id' | 'tenant_id' | 'seller'>
  readonly login: AuthorityLogin
  readonly certificate: UnitCertificate
  readonly key: string
  /** Steps that the authority took before. */
  readonly passed: readonly string[]
}

/** Takes a unit with its first certificate; sends the test documents that are not taken yet. Returns what refuses the rest, if anything. */
export async function proveUnit(
  deps: Deps,
  authority: EInvoiceAuthority,
  { unit, login, certificate, key, passed }: Proof,
): Promise<Refusal | undefined> {
  const { writer } = deps.eInvoicing
  const done = [...passed]
  let previousHash = writer.firstPreviousHash
  for (const [at, step] of complianceSteps.entries()) {
    const now = deps.clock()
    const document = complianceDocument(step, { seller: unit.seller, uuid: randomUUID(), now })
    const place = { counter: at + 1, previousHash }
    const { xml, hash } = writer.sign({ document, ...place, key, certificate, signedAt: now })
    previousHash = hash
    if (done.includes(step)) continue
    const end = await authority.checkCompliance(login, { uuid: document.uuid, hash, xml })
    if (end.end === 'rejected') return refuseWith(end.words.errors, step)
    if (end.end === 'certificate-refused') return refuse('authority-refused', { details: { said: [], step } })
    if (end.end === 'too-many') return refuse('too-many-requests')
    if (end.end !== 'taken' && end.end !== 'duplicate') return refuse('authority-silent')
    done.push(step)
    await deps.db.write(unit.tenant_id, (db) => changeUnit(db, unit.branch_id, { passed: [...done] }))
  }
  return undefined
}
