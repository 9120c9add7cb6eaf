import type { EInvoiceSellerWire } from '#contract/einvoicing/einvoicing.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { readOtp, readSeller } from '#domain/einvoicing/seller-form.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { changeUnit, findUnit, markBranch } from '#server/store/einvoicing/einvoice-units.ts'
import {
  activated,
  fitting,
  loginOf,
  proveUnit,
  refuseClock,
  requestOf,
  type OfBranch,
} from './onboard-unit.ts'
import { reportUnit } from './report-unit.ts'
import { openLogin } from './unit-login.ts'

/**
 * Takes an active branch and a one-time password; gets a certificate for a new key. The old one works until the new one is
 * there, so that no invoice waits for it; counter and chain go on. What waits is reported first, by the certificate that signed it.
 */
export async function renewUnit(
  deps: Deps,
  { staff, branch }: OfBranch,
  typed: { readonly otp: string },
): Promise<undefined | Refusal> {
  const { tenantId } = staff
  const otp = readOtp(typed.otp)
  if (!otp) return refuse('bad-input', { fields: { otp: ['otp-invalid'] } })
  const unit = await deps.db.read(tenantId, (db) => findUnit(db, branch.id))
  if (unit?.state !== 'active' || !unit.sealed_token) return refuse('einvoicing-none')
  const authority = deps.eInvoicing.authority(unit.place)
  const off = await refuseClock(deps, authority)
  if (off) return off
  await reportUnit(deps, tenantId, branch.id)
  const made = deps.eInvoicing.writer.makeRequest(requestOf(branch, unit))
  const next = { ...unit, sealed_key: deps.seal.close(made.key) }
  const login = openLogin(deps, unit.sealed_token)
  const answer = await authority.renewCertificate(login, { csr: made.csrForInterface, otp })
  const first = loginOf(answer)
  if (isRefusal(first)) return first
  const certificate = fitting(deps, next, first)
  if (isRefusal(certificate)) return certificate
  let issued = first
  if (answer.end === 'conditional') {
    const stopped = await proveUnit(deps, authority, {
      unit,
      login: first,
      certificate,
      key: made.key,
      passed: [],
    })
    if (stopped) return stopped
    const last = loginOf(await authority.productionCertificate(first, first.requestId))
    if (isRefusal(last)) return last
    issued = last
  }
  const final = fitting(deps, next, issued)
  if (isRefusal(final)) return final
  return deps.db.write(tenantId, async (db) => {
    await changeUnit(db, branch.id, {
      ...activated(deps, issued, final),
      sealed_key: next.sealed_key,
      csr: made.csr,
      // documents that waited for a good certificate go now
      ask_at: new Date(deps.clock()),
      tries: 0,
    })
    await writeAudit(db, { staffId: staff.staffId, action: 'einvoicing-renew', subject: branch.id })
    return undefined
  })
}

/** Takes a branch and who sells; later documents say so. Refuses another VAT number than the certificate's. */
export async function changeSeller(
  deps: Deps,
  { staff, branch }: OfBranch,
  typed: EInvoiceSellerWire,
): Promise<undefined | Refusal> {
  const read = readSeller(typed)
  if ('wrong' in read) return refuse('bad-input', { fields: read.wrong })
  const { seller } = read
  return deps.db.write(staff.tenantId, async (db) => {
    const unit = await findUnit(db, branch.id)
    if (!unit || unit.state === 'ended') return refuse('einvoicing-none')
    if (seller.taxNumber !== unit.seller.taxNumber)
      return refuse('tax-number-of-certificate', { fields: { tax_number: ['tax-number-of-certificate'] } })
    await changeUnit(db, branch.id, { seller: JSON.stringify(seller) })
    await writeAudit(db, {
      staffId: staff.staffId,
      action: 'einvoicing-seller',
      subject: branch.id,
      before: shown(unit.seller),
      after: shown(seller),
    })
    return undefined
  })
}

const shown = ({ name, id, address }: { name: string; id?: { value: string }; address: object }) => ({
  name,
  register: id?.value,
  address: Object.values(address).join(', '),
})

/**
 * Takes a branch; its invoices are of phase 1 from now on. What waits is still reported. The authority has no call for it: the
 * certificate is revoked in its portal, which the console says.
 */
export async function endUnit(deps: Deps, { staff, branch }: OfBranch): Promise<undefined | Refusal> {
  return deps.db.write(staff.tenantId, async (db) => {
    const unit = await findUnit(db, branch.id)
    if (!unit || unit.state === 'ended') return refuse('einvoicing-none')
    await markBranch(db, branch.id, false)
    await changeUnit(db, branch.id, { state: 'ended', ended_at: new Date(deps.clock()) })
    await writeAudit(db, { staffId: staff.staffId, action: 'einvoicing-end', subject: branch.id })
    return undefined
  })
}
