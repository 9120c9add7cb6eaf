import type { Words } from './words.ts'

/** The real gateways that a restaurant can have an account at. */
export type GatewayKindName = 'moyasar'

/** What an owner copies from the gateway's dashboard. */
export type GatewayField = 'secret_key' | 'webhook_secret'

/** Where a gateway answers: its API, and the pages or scripts that the customer's browser loads. */
export interface GatewayAddress {
  readonly id: string
  readonly label: Words
  readonly live: boolean
  readonly apiUrl: string
  readonly pageUrl: string
}

export interface GatewayKind {
  readonly name: GatewayKindName
  readonly label: Words
  readonly fields: readonly GatewayField[]
  readonly addresses: readonly GatewayAddress[]
}

const moyasar = { apiUrl: 'https://api.moyasar.com', pageUrl: 'https://checkout.moyasar.com' }

/** Every gateway with its documented addresses: an account can name no other host (its key would go there). */
export const gatewayKinds: readonly GatewayKind[] = [
  {
    name: 'moyasar',
    label: { ar: 'ميسر', en: 'Moyasar' },
    fields: ['secret_key', 'webhook_secret'],
    addresses: [
      { id: 'test', label: { ar: 'تجريبي', en: 'Test' }, live: false, ...moyasar },
      { id: 'live', label: { ar: 'فعلي', en: 'Live' }, live: true, ...moyasar },
    ],
  },
]

/** Takes a name; returns the gateway, or undefined when there is none of that name. */
export function findGatewayKind(name: string): GatewayKind | undefined {
  return gatewayKinds.find((kind) => kind.name === name)
}
