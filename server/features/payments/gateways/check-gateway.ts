import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import type { AccountCheck } from '#server/adapters/payment/port.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { chooseAccount } from '#server/store/payments/gateway-accounts.ts'
import { findAccount, type AccountRow } from '#server/store/payments/payments.ts'

/** Takes an account; asks its gateway whether its key works. */
export async function checkGateway(
  deps: Deps,
  { tenantId, staffId }: StaffSession,
  id: string,
): Promise<{ result: AccountCheck } | Refusal> {
  const row = await deps.db.read(tenantId, (db) => findAccount(db, id))
  if (!row?.enabled) return refuse('not-found')
  const account = deps.gateways.open(row.sealed_credentials)
  const result = await deps.gateways.get(row.gateway).checkAccount(account)
  await deps.db.write(tenantId, (db) =>
    writeAudit(db, { staffId, action: 'gateway-check', subject: id, after: { result } }),
  )
  return { result }
}

/** Takes an account; new payments go there, once its gateway has taken its key. Refuses 'gateway-not-working'. */
export async function chooseGateway(
  deps: Deps,
  staff: StaffSession,
  id: string,
): Promise<AccountRow | Refusal> {
  const checked = await checkGateway(deps, staff, id)
  if (isRefusal(checked)) return checked
  if (checked.result !== 'ok') return refuse('gateway-not-working', { details: { result: checked.result } })
  return deps.db.write(staff.tenantId, async (db) => {
    const row = await chooseAccount(db, id)
    await writeAudit(db, { staffId: staff.staffId, action: 'gateway-choose', subject: id })
    return row
  })
}
