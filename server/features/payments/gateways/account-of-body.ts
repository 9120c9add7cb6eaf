import type { GatewayAccountBody } from '#contract/payments/gateways.ts'
import { findGatewayKind, type GatewayDetail, type GatewayKind } from '#domain/payments/gateway-kinds.ts'
import { limits } from '#domain/core/limits.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanLine } from '#domain/core/text.ts'
import type { Settled } from '#server/core/deps.ts'
import type { GatewayAccount } from '#server/adapters/payment/port.ts'

/**
 * Takes what an owner typed and the account before it, if any; returns the account to keep. Its addresses are the
 * gateway's documented ones, whatever was typed: the secret key goes there. A simulator on this machine only in a demo,
 * which in turn takes no live account (safety 12, 33).
 */
export function accountOfBody(
  body: GatewayAccountBody,
  { mode }: Pick<Settled, 'mode'>,
  before?: GatewayAccount,
): GatewayAccount | Refusal {
  const kind = findGatewayKind(body.gateway)
  const address = kind?.addresses.find(({ id }) => id === body.address)
  if (!kind || !address || (mode === 'demo' && address.live)) return wrong('address')
  // payments under way are asked for with this account: it stays at its gateway and in its mode
  if (before && (before.provider !== kind.name || before.live !== address.live)) return wrong('address')
  const name = cleanLine(body.name, limits.name)
  if (!name) return wrong('name', 'field-required')
  const secretKey = body.secret_key || before?.secretKey || ''
  if (!secretKey) return wrong('secret_key', 'field-required')
  const webhookSecret = body.webhook_secret || before?.webhookSecret || ''
  if (!webhookSecret) return wrong('webhook_secret', 'field-required')
  const simulator = body.simulator_url ? simulatorAt(body.simulator_url, mode) : undefined
  if (body.simulator_url && !simulator) return wrong('simulator_url')
  const { apiUrl, pageUrl, live } = address
  const where = simulator ? { apiUrl: simulator, pageUrl: simulator } : { apiUrl, pageUrl }
  const absent = kind.needed.find((detail) => !body.details?.[detail]?.trim())
  if (absent) return wrong(absent, 'field-required')
  return {
    provider: kind.name,
    accountId: name,
    live,
    secretKey,
    webhookSecret,
    ...where,
    ...withFormer(moreOf(body, kind), before),
  }
}

/** Payments of entities that are typed no longer are still asked for and given back. */
function withFormer(
  more: Partial<GatewayAccount>,
  before: GatewayAccount | undefined,
): Partial<GatewayAccount> {
  const used = new Set(Object.values(more.entities ?? {}))
  const known = [...Object.values(before?.entities ?? {}), ...(before?.formerEntities ?? [])]
  const former = [...new Set(known)].filter((one) => !used.has(one))
  return former.length > 0 ? { ...more, formerEntities: former } : more
}

/** What is no secret, as far as the gateway has it. */
function moreOf(body: GatewayAccountBody, kind: GatewayKind): Partial<GatewayAccount> {
  const typed = (name: GatewayDetail) =>
    (kind.details.includes(name) && body.details?.[name]?.trim()) || undefined
  const [street, city, postcode] = [typed('billing_street'), typed('billing_city'), typed('billing_postcode')]
  const [card, mada, applePay, publicKey] = [
    typed('entity_card'),
    typed('entity_mada'),
    typed('entity_apple_pay'),
    typed('public_key'),
  ]
  return {
    ...(publicKey && { publicKey }),
    ...(card && { entities: { card, ...(mada && { mada }), ...(applePay && { applePay }) } }),
    ...(street && city && postcode && { billing: { street, city, postcode } }),
    ...(kind.applePay && body.apple_pay && { applePay: true }),
    ...(kind.applePay && body.apple_pay_file && { applePayFile: body.apple_pay_file }),
  }
}

function simulatorAt(text: string, mode: Settled['mode']): string | undefined {
  if (mode !== 'demo' || !URL.canParse(text)) return undefined
  const { protocol, hostname, origin } = new URL(text)
  return protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname) ? origin : undefined
}

function wrong(field: string, code: 'bad-input' | 'field-required' = 'bad-input'): Refusal {
  return refuse(code, { fields: { [field]: [code] } })
}
