import type { GatewayAccountBody } from '#contract/payments/gateways.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { insertAccount, saveCredentials } from '#server/store/payments/gateway-accounts.ts'
import { findAccount, type AccountRow } from '#server/store/payments/payments.ts'
import { findGatewayKind } from '#domain/payments/gateway-kinds.ts'
import { accountOfBody } from './account-of-body.ts'

/** Takes what the owner typed; keeps a further account, sealed. It takes payments only once it is chosen. */
export async function addGateway(
  deps: Deps,
  { tenantId, staffId }: StaffSession,
  body: GatewayAccountBody,
): Promise<AccountRow | Refusal> {
  const account = accountOfBody(body, deps.settled)
  if (isRefusal(account)) return account
  return deps.db.write(tenantId, async (db) => {
    const { provider: gateway, live } = account
    const row = await insertAccount(db, {
      id: makeId(),
      gateway,
      live,
      sealed_credentials: deps.gateways.close(account),
    })
    const after = { gateway, live, name: account.accountId, api: account.apiUrl }
    await writeAudit(db, { staffId, action: 'gateway-add', subject: row.id, after })
    return row
  })
}

/** Takes an account and what the owner typed; secrets that were left empty stay. The audit log names no secret. */
export async function changeGateway(
  deps: Deps,
  { tenantId, staffId }: StaffSession,
  id: string,
  body: GatewayAccountBody,
): Promise<AccountRow | Refusal> {
  const row = await deps.db.read(tenantId, (db) => findAccount(db, id))
  if (!row || !findGatewayKind(row.gateway)) return refuse('not-found')
  const before = deps.gateways.open(row.sealed_credentials)
  const account = accountOfBody(body, deps.settled, before)
  if (isRefusal(account)) return account
  return deps.db.write(tenantId, async (db) => {
    const saved = await saveCredentials(db, id, deps.gateways.close(account))
    const changed = {
      secret_key: account.secretKey !== before.secretKey,
      webhook_secret: account.webhookSecret !== before.webhookSecret,
    }
    await writeAudit(db, {
      staffId,
      action: 'gateway-change',
      subject: id,
      before: { name: before.accountId, api: before.apiUrl },
      after: { name: account.accountId, api: account.apiUrl, changed },
    })
    return saved
  })
}
