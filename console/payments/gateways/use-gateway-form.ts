import { useState } from 'react'
import type { GatewayAccountBody, GatewayAccountWire } from '#contract/payments/gateways.ts'
import { gatewayDetails } from '#domain/payments/gateway-kinds.ts'
import type { GatewaysDesk } from './use-gateways.ts'

const empty = {
  gateway: '',
  address: '',
  name: '',
  secret_key: '',
  webhook_secret: '',
  simulator_url: '',
  public_key: '',
  entity_card: '',
  entity_mada: '',
  entity_apple_pay: '',
  billing_street: '',
  billing_city: '',
  billing_postcode: '',
  apple_pay_file: '',
}
type FieldName = keyof typeof empty

/** What is typed for an account, what is missing of it, and sending it. */
export function useGatewayForm(
  desk: GatewaysDesk,
  account: GatewayAccountWire | undefined,
  onClose: () => void,
) {
  const { kinds, simulators_allowed: simulatorsAllowed } = desk.gateways
  const [typed, setTyped] = useState(() => startOf(desk, account))
  const [applePay, setApplePay] = useState(account?.apple_pay ?? false)
  const [missing, setMissing] = useState<readonly FieldName[]>([])
  const [state, setState] = useState<{ busy: boolean; refused?: string }>({ busy: false })
  const kind = kinds.find(({ name }) => name === typed.gateway)
  return {
    kinds,
    kind,
    simulatorsAllowed,
    typed,
    applePay,
    setApplePay,
    missing,
    ...state,
    type(field: FieldName, value: string) {
      const firstAddress = kinds.find(({ name }) => name === value)?.addresses[0]?.id ?? ''
      const more = field === 'gateway' ? { address: firstAddress } : {}
      setTyped((before) => ({ ...before, [field]: value, ...more }))
      setMissing((before) => before.filter((name) => name !== field))
    },
    send() {
      const own = kind?.needed ?? []
      const needed: readonly FieldName[] = account
        ? ['name', ...own]
        : ['name', ...(kind?.fields ?? []), ...own]
      const absent = needed.filter((field) => !typed[field].trim())
      setMissing(absent)
      if (absent.length > 0 || state.busy) return
      setState({ busy: true })
      const body = bodyOf(typed, applePay)
      void desk.save(account?.id, body).then((refused) => {
        if (refused === undefined) onClose()
        else setState({ busy: false, refused })
      })
    },
  }
}

function bodyOf(typed: typeof empty, applePay: boolean): GatewayAccountBody {
  const { simulator_url, ...rest } = typed
  const trim = (text: string) => text.trim()
  return {
    ...rest,
    secret_key: trim(rest.secret_key),
    webhook_secret: trim(rest.webhook_secret),
    details: Object.fromEntries(gatewayDetails.map((name) => [name, trim(typed[name])])),
    apple_pay: applePay,
    ...(trim(simulator_url) && { simulator_url: trim(simulator_url) }),
  }
}

export type GatewayForm = ReturnType<typeof useGatewayForm>

function startOf(desk: GatewaysDesk, account: GatewayAccountWire | undefined): typeof empty {
  const { kinds } = desk.gateways
  const kind = account ? kinds.find(({ name }) => name === account.gateway) : kinds[0]
  return {
    ...empty,
    gateway: kind?.name ?? '',
    address: account?.address_id ?? kind?.addresses[0]?.id ?? '',
    name: account?.name ?? '',
    simulator_url: account?.simulator_url ?? '',
    ...account?.details,
    apple_pay_file: account?.apple_pay_file ?? '',
  }
}
