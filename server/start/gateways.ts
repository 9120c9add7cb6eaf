import type { GatewayAccount, PaymentGateway } from '../adapters/payment/port.ts'
import type { Seal } from '../secrets/seal.ts'

/** The gateways of this start, and the key that opens their accounts. */
export interface Gateways {
  /** Takes an adapter's name; throws when this start does not have it (a sandbox account in a live start). */
  get(provider: string): PaymentGateway
  /** Takes an account as it is stored; returns it with its secrets. */
  open(sealed: string): GatewayAccount
  /** Takes an account's id and how to find its tenant; returns the tenant, asking once: an account never changes it. */
  tenantOf(accountId: string, find: () => Promise<string | undefined>): Promise<string | undefined>
  /** Takes an account; returns it sealed, to be stored. */
  close(account: GatewayAccount): string
  /** Origin at which gateways reach the webhooks. */
  readonly webhookOrigin: (tenantOrigin: string) => string
}

/** Takes the adapters, the seal of credentials and where webhooks arrive; returns the gateways. */
export function makeGateways(
  adapters: readonly PaymentGateway[],
  seal: Seal,
  webhookOrigin: Gateways['webhookOrigin'],
): Gateways {
  const byProvider = new Map(adapters.map((adapter) => [adapter.provider, adapter]))
  const opened = new Map<string, GatewayAccount>()
  const tenants = new Map<string, string>()
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
