import type { Words } from '../core/words.ts'

/** The real gateways that a restaurant can have an account at. */
export type GatewayKindName = 'moyasar' | 'myfatoorah' | 'hyperpay' | 'stripe'

/** What an owner copies from the gateway's dashboard. */
export type GatewayField = 'secret_key' | 'webhook_secret'

/** What else an account at a gateway has; no secrets, so they are shown again. */
export const gatewayDetails = [
  'public_key',
  'entity_card',
  'entity_mada',
  'entity_apple_pay',
  'billing_street',
  'billing_city',
  'billing_postcode',
] as const
export type GatewayDetail = (typeof gatewayDetails)[number]

/** Where a gateway answers: its API, and the pages or scripts that the customer's browser loads. */
export interface GatewayAddress {
  readonly id: string
  readonly label: Words
  readonly live: boolean
  readonly apiUrl: string
  readonly pageUrl: string
}

/** The restaurant's own address: banks ask for one in 3-D Secure 2, and guests are asked for none (decision 0137). */
const billingAddress = ['billing_street', 'billing_city', 'billing_postcode'] as const

export interface GatewayKind {
  readonly name: GatewayKindName
  readonly label: Words
  readonly fields: readonly GatewayField[]
  readonly details: readonly GatewayDetail[]
  /** Details without which the account cannot work. */
  readonly needed: readonly GatewayDetail[]
  /** Guests can pay with Apple Pay in our own page. */
  readonly applePay: boolean
  readonly addresses: readonly GatewayAddress[]
}

const stripe = { apiUrl: 'https://api.stripe.com', pageUrl: 'https://js.stripe.com' }
const moyasar = { apiUrl: 'https://api.moyasar.com', pageUrl: 'https://checkout.moyasar.com' }

/** Widget and API share a host. */
function oppwaAt(host: string) {
  return { apiUrl: `https://${host}`, pageUrl: `https://${host}` }
}

/** A live account is at the host of its country. */
function myfatoorahAt(id: string, label: Words): GatewayAddress {
  const [apiUrl, pageUrl] = [`https://api-${id}.myfatoorah.com`, `https://${id}.myfatoorah.com`]
  return { id, label, live: true, apiUrl, pageUrl }
}

/** Every gateway with its documented addresses: an account can name no other host (its key would go there). */
export const gatewayKinds: readonly GatewayKind[] = [
  {
    name: 'moyasar',
    label: { ar: 'ميسر', en: 'Moyasar' },
    fields: ['secret_key', 'webhook_secret'],
    details: [],
    needed: [],
    applePay: false,
    addresses: [
      { id: 'test', label: { ar: 'تجريبي', en: 'Test' }, live: false, ...moyasar },
      { id: 'live', label: { ar: 'فعلي', en: 'Live' }, live: true, ...moyasar },
    ],
  },
  {
    name: 'myfatoorah',
    label: { ar: 'ماي فاتورة', en: 'MyFatoorah' },
    fields: ['secret_key', 'webhook_secret'],
    details: [],
    needed: [],
    applePay: true,
    addresses: [
      {
        id: 'test',
        label: { ar: 'تجريبي، كل الدول', en: 'Test, all countries' },
        live: false,
        apiUrl: 'https://apitest.myfatoorah.com',
        pageUrl: 'https://demo.myfatoorah.com',
      },
      myfatoorahAt('sa', { ar: 'السعودية', en: 'Saudi Arabia' }),
      myfatoorahAt('ae', { ar: 'الإمارات', en: 'United Arab Emirates' }),
      myfatoorahAt('eg', { ar: 'مصر', en: 'Egypt' }),
      myfatoorahAt('qa', { ar: 'قطر', en: 'Qatar' }),
      {
        id: 'kw',
        label: { ar: 'الكويت والبحرين وعُمان والأردن', en: 'Kuwait, Bahrain, Oman, Jordan' },
        live: true,
        apiUrl: 'https://api.myfatoorah.com',
        pageUrl: 'https://portal.myfatoorah.com',
      },
    ],
  },
  {
    name: 'hyperpay',
    label: { ar: 'هايبر باي', en: 'HyperPay' },
    fields: ['secret_key', 'webhook_secret'],
    details: ['entity_card', 'entity_mada', 'entity_apple_pay', ...billingAddress],
    needed: ['entity_card', ...billingAddress],
    applePay: true,
    addresses: [
      { id: 'test', label: { ar: 'تجريبي', en: 'Test' }, live: false, ...oppwaAt('eu-test.oppwa.com') },
      { id: 'live', label: { ar: 'فعلي', en: 'Live' }, live: true, ...oppwaAt('eu-prod.oppwa.com') },
    ],
  },
  {
    name: 'stripe',
    label: { ar: 'سترايب', en: 'Stripe' },
    fields: ['secret_key', 'webhook_secret'],
    details: ['public_key'],
    needed: ['public_key'],
    applePay: true,
    addresses: [
      { id: 'test', label: { ar: 'تجريبي', en: 'Test' }, live: false, ...stripe },
      { id: 'live', label: { ar: 'فعلي', en: 'Live' }, live: true, ...stripe },
    ],
  },
]

/** Takes a name; returns the gateway, or undefined when there is none of that name. */
export function findGatewayKind(name: string): GatewayKind | undefined {
  return gatewayKinds.find((kind) => kind.name === name)
}
