import { benchTerms } from './gateway-bench.ts'
import type { GatewayBench } from './gateway-bench.ts'
import { makeWebhookInbox } from './make-webhook-inbox.ts'
import type { ReceivedWebhook } from './make-webhook-inbox.ts'
import type { GatewayAccount } from './port.ts'
import { postForm } from './simulator/post-form.ts'
import { createStripeGateway } from './stripe/stripe.ts'
import { stripeCards } from './stripe-simulator/stripe-cards.ts'
import { startStripeSimulator } from './stripe-simulator/start-stripe-simulator.ts'
import type { StripeSimulator } from './stripe-simulator/start-stripe-simulator.ts'

const webhookSecret = 'whsec_test'

export interface StripeBench extends GatewayBench {
  readonly simulator: StripeSimulator
}

/** Builds a bench with a simulator of its own. */
export async function makeStripeBench(): Promise<StripeBench> {
  const inbox = await makeWebhookInbox()
  const simulator = await startStripeSimulator()
  simulator.setHook(inbox.url, webhookSecret)
  const gateway = createStripeGateway()
  const account = accountOf(simulator, 'saffron')
  const bench: StripeBench = {
    simulator,
    gateway,
    lacks: ['end'],
    inbox,
    account,
    accountWithWrongKey: { ...account, secretKey: 'sk_test_wrong' },
    accountNamed: (name) => accountOf(simulator, name),
    terms: (over) => benchTerms(inbox, over),
    async open(over) {
      const opened = await gateway.openSession(account, bench.terms(over))
      if (!opened.opened) throw new Error(`not opened: ${opened.why} ${opened.raw}`)
      return opened
    },
    ask: (reference) => gateway.askSession(account, { reference }),
    closeSession: (reference) => gateway.closeSession(account, { reference }),
    async pay({ form }, card) {
      if (form?.kind !== 'stripe') throw new Error('no form')
      const { client_secret: clientSecret, return_url } = form
      const body = JSON.stringify({ clientSecret, return_url, number: stripeCards[card] })
      await fetch(`${simulator.url}/confirm`, { method: 'POST', body })
    },
    async challenge({ sessionId }, answer) {
      await postForm(`${simulator.url}/3ds/${sessionId}`, { answer })
    },
    async countRefunds(reference) {
      const intent = [...simulator.books.intents.values()].find(
        ({ metadata }) => metadata['reference'] === reference,
      )
      return simulator.books.refunds.filter((one) => one.payment_intent === intent?.id).length
    },
    forge(webhook: ReceivedWebhook): ReceivedWebhook {
      return { ...webhook, body: `${webhook.body} ` }
    },
    async close() {
      await simulator.hooks.settled()
      await simulator.close()
      await inbox.close()
    },
  }
  return bench
}

function accountOf({ url }: StripeSimulator, name: string): GatewayAccount {
  return {
    provider: 'stripe',
    accountId: name,
    apiUrl: url,
    pageUrl: url,
    secretKey: `sk_test_${name}`,
    publicKey: `pk_test_${name}`,
    webhookSecret,
    live: false,
  }
}
