import type { GatewayAccount, PaymentGateway } from '../adapters/payment/port.ts'
import type { AccountRow } from '../store/payments/payments.ts'
import type { Seal } from '../secrets/seal.ts'

/** The gateways of this start, and the key that opens their accounts. */
export interface Gateways {
  /** Takes an adapter's name; throws when this start does not have it (a sandbox account in a live start). */
  get(provider: string): PaymentGateway
  /** Takes an account as it is stored; returns it with its secrets. */
  open(sealed: string): GatewayAccount
  /** Takes an account's id and how to find its tenant; returns the tenant, asking once: an account never changes it. */
  tenantOf(accountId: string, find: () => Promise<string | undefined>): Promise<string | undefined>
  /** Takes an account's id; returns it as it was read last in this process: whoever uses it compares it in the database. */
  lastSeen(accountId: string): AccountRow | undefined
  /** Takes an account as it was read; keeps it for lastSeen(). */
  keepSeen(account: AccountRow): void
  /**
   * Takes a tenant and how to read the account that new payments use; returns that account as it was read last in this
   * process. Whoever uses it compares it in the database, and calls forgetUsed() where it is another.
   */
  usedBy(tenantId: string, find: () => Promise<AccountRow | undefined>): Promise<AccountRow | undefined>
  forgetUsed(tenantId: string): void
  /** Takes an account; returns it sealed, to be stored. */
  close(account: GatewayAccount): string
  /** Origin at which gateways reach the webhooks. */
  readonly webhookOrigin: (tenantOrigin: string) => string
}

/** Rows of accounts are a few hundred bytes each. */
const mostCached = 2000

/** Takes the adapters, the seal of credentials and where webhooks arrive; returns the gateways. */
export function makeGateways(
  adapters: readonly PaymentGateway[],
  seal: Seal,
  webhookOrigin: Gateways['webhookOrigin'],
): Gateways {
  const byProvider = new Map(adapters.map((adapter) => [adapter.provider, adapter]))
  const opened = new Map<string, GatewayAccount>()
  const tenants = new Map<string, string>()
  const seen = new Map<string, AccountRow>()
  const used = new Map<string, AccountRow>()
  return {
    webhookOrigin,
    get(provider) {
      const adapter = byProvider.get(provider)
      if (!adapter) throw new Error(`no gateway ${provider} in this start`)
      return adapter
    },
    async tenantOf(accountId, find) {
      const tenantId = tenants.get(accountId) ?? (await find())
      if (tenants.size > 10_000) tenants.clear()
      if (tenantId !== undefined) tenants.set(accountId, tenantId)
      return tenantId
    },
    lastSeen: (accountId) => seen.get(accountId),
    keepSeen(account) {
      if (seen.size > mostCached) seen.clear()
      seen.set(account.id, account)
    },
    async usedBy(tenantId, find) {
      const account = used.get(tenantId) ?? (await find())
      if (used.size > mostCached) used.clear()
      if (account) used.set(tenantId, account)
      return account
    },
    forgetUsed: (tenantId) => void used.delete(tenantId),
    close: (account) => seal.close(JSON.stringify(account)),
    open(sealed) {
      const known = opened.get(sealed)
      if (known) return known
      const account = JSON.parse(seal.open(sealed)) as GatewayAccount
      if (opened.size > 1000) opened.clear()
      opened.set(sealed, account)
      return account
    },
  }
}
