import type { GatewayAccountWire } from '#contract/payments/gateways.ts'
import { findGatewayKind } from '#domain/payments/gateway-kinds.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { originOf, type Deps } from '#server/core/deps.ts'
import type { AccountRow } from '#server/store/payments/payments.ts'

/** Takes an account as it is stored; returns what staff see of it: never a secret. */
export function showAccount(deps: Deps, row: AccountRow, language: Language): GatewayAccountWire {
  const { gateways, hosts, settled } = deps
  const account = gateways.open(row.sealed_credentials)
  const kind = findGatewayKind(row.gateway)
  const sameMode = kind?.addresses.filter((one) => one.live === account.live) ?? []
  const ownAddress = sameMode.find((one) => one.apiUrl === account.apiUrl)
  const address = ownAddress ?? sameMode[0]
  const host = hosts.primaryHost(row.tenant_id) ?? settled.platformHost
  const origin = gateways.webhookOrigin(originOf(settled, host))
  return {
    id: row.id,
    gateway: row.gateway,
    label: kind ? wordIn(kind.label, language) : row.gateway,
    name: kind ? account.accountId : '',
    live: row.live,
    chosen: row.chosen,
    address: new URL(account.apiUrl).host,
    address_id: address?.id ?? '',
    simulator_url: kind && !ownAddress ? account.apiUrl : '',
    webhook_url: `${origin}/api/v1/payments/webhooks/${row.gateway}/${row.id}`,
    details: {
      public_key: account.publicKey ?? '',
      entity_card: account.entities?.card ?? '',
      entity_mada: account.entities?.mada ?? '',
      entity_apple_pay: account.entities?.applePay ?? '',
      billing_street: account.billing?.street ?? '',
      billing_city: account.billing?.city ?? '',
      billing_postcode: account.billing?.postcode ?? '',
    },
    apple_pay: account.applePay ?? false,
    apple_pay_file: account.applePayFile ?? '',
    fixed: kind === undefined,
  }
}
