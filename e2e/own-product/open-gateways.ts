import { hyperpayCards } from '#server/adapters/payment/hyperpay-simulator/hyperpay-cards.ts'
import { startHyperPaySimulator } from '#server/adapters/payment/hyperpay-simulator/start-hyperpay-simulator.ts'
import { moyasarCards } from '#server/adapters/payment/moyasar-simulator/moyasar-cards.ts'
import { startMoyasarSimulator } from '#server/adapters/payment/moyasar-simulator/start-moyasar-simulator.ts'
import { myfatoorahCards } from '#server/adapters/payment/myfatoorah-simulator/myfatoorah-cards.ts'
import { startMyFatoorahSimulator } from '#server/adapters/payment/myfatoorah-simulator/start-myfatoorah-simulator.ts'
import { startStripeSimulator } from '#server/adapters/payment/stripe-simulator/start-stripe-simulator.ts'
import { stripeCards } from '#server/adapters/payment/stripe-simulator/stripe-cards.ts'
import { putInUse, type OpenGateway } from './gateway-desk.ts'

type Cards = OpenGateway['cards']

const cardsOf = (
  { approved, secure, declined }: Readonly<Record<keyof Cards, string>>,
  code: string,
): Cards => ({
  approved: { number: approved, code },
  secure: { number: secure, code },
  declined: { number: declined, code },
})

const typed = { name: 'Main', address: 'test', apple_pay: true }

/**
 * Takes the product's port; its restaurant saffron is paid at MyFatoorah from now on. `latest` waits for the webhooks on
 * their way and returns our reference of the newest payment.
 */
export async function openMyFatoorah(port: number) {
  const simulator = await startMyFatoorahSimulator()
  const account = await putInUse(port, {
    ...typed,
    gateway: 'myfatoorah',
    simulator_url: simulator.url,
    secret_key: 'token-saffron',
    webhook_secret: 'typed-in-the-portal',
  })
  simulator.setHook(account.webhook_url, 'typed-in-the-portal')
  const latest = async () => {
    await simulator.hooks.settled()
    return [...simulator.books.invoices.values()].at(-1)?.reference ?? ''
  }
  return { simulator, cards: cardsOf(myfatoorahCards, '100'), latest, close: () => simulator.close() }
}

/** The same at HyperPay. */
export async function openHyperPay(port: number) {
  const simulator = await startHyperPaySimulator()
  simulator.setStrict(true)
  const hookKey = '0a'.repeat(32)
  const account = await putInUse(port, {
    ...typed,
    gateway: 'hyperpay',
    simulator_url: simulator.url,
    secret_key: 'token-saffron',
    webhook_secret: hookKey,
    details: {
      entity_card: 'entity-cards',
      entity_mada: 'entity-mada',
      billing_street: '12 King Fahd Road',
      billing_city: 'Riyadh',
      billing_postcode: '12211',
    },
  })
  simulator.setHook(account.webhook_url, hookKey)
  const latest = async () => {
    await simulator.hooks.settled()
    return [...simulator.books.checkouts.values()].at(-1)?.reference ?? ''
  }
  return { simulator, cards: cardsOf(hyperpayCards, '123'), latest, close: () => simulator.close() }
}

/** The same at Stripe. */
export async function openStripe(port: number) {
  const simulator = await startStripeSimulator()
  const account = await putInUse(port, {
    ...typed,
    gateway: 'stripe',
    simulator_url: simulator.url,
    secret_key: 'sk_test_saffron',
    webhook_secret: 'whsec_saffron',
    details: { public_key: 'pk_test_saffron' },
  })
  simulator.setHook(account.webhook_url, 'whsec_saffron')
  const latest = async () => {
    await simulator.hooks.settled()
    return [...simulator.books.intents.values()].at(-1)?.metadata['reference'] ?? ''
  }
  return { simulator, cards: cardsOf(stripeCards, '123'), latest, close: () => simulator.close() }
}

/** The same at Moyasar, which has a page of its own for the card. */
export async function openMoyasar(port: number) {
  const simulator = await startMoyasarSimulator()
  const account = await putInUse(port, {
    ...typed,
    apple_pay: false,
    gateway: 'moyasar',
    simulator_url: simulator.url,
    secret_key: 'sk_test_saffron',
    webhook_secret: 'typed-in-the-dashboard',
  })
  simulator.setHook(account.webhook_url, 'typed-in-the-dashboard')
  const latest = async () => {
    await simulator.hooks.settled()
    const reference = [...simulator.books.invoices.values()].at(-1)?.metadata['reference']
    return typeof reference === 'string' ? reference : ''
  }
  return {
    simulator,
    cards: cardsOf({ ...moyasarCards, secure: moyasarCards.approved }, ''),
    latest,
    close: () => simulator.close(),
  }
}
