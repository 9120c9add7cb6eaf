import { benchTerms } from './gateway-bench.ts'
import type { GatewayBench } from './gateway-bench.ts'
import { createHyperPayGateway } from './hyperpay/hyperpay.ts'
import { hyperpayCards } from './hyperpay-simulator/hyperpay-cards.ts'
import { startHyperPaySimulator } from './hyperpay-simulator/start-hyperpay-simulator.ts'
import type { HyperPaySimulator } from './hyperpay-simulator/start-hyperpay-simulator.ts'
import { makeWebhookInbox } from './make-webhook-inbox.ts'
import type { ReceivedWebhook } from './make-webhook-inbox.ts'
import type { GatewayAccount } from './port.ts'
import { postForm } from './simulator/post-form.ts'

export const hyperpayHookKey = '01'.repeat(32)

/** What an owner types as the account's billing address. */
export const hyperpayAddress = {
  billing_street: '12 King Fahd Road',
  billing_city: 'Riyadh',
  billing_postcode: '12211',
}

export interface HyperPayBench extends GatewayBench {
  readonly simulator: HyperPaySimulator
}

/** Builds a bench with a simulator of its own. */
export async function makeHyperPayBench(now?: () => number): Promise<HyperPayBench> {
  const inbox = await makeWebhookInbox()
  const simulator = await startHyperPaySimulator(now)
  simulator.setHook(inbox.url, hyperpayHookKey)
  const gateway = createHyperPayGateway(now)
  const account = accountOf(simulator, 'saffron')
  // what the payment machine keeps of an attempt
  const sessions = new Map<string, string>()
  const known = (reference: string) => {
    const sessionId = sessions.get(reference)
    return { reference, ...(sessionId && { sessionId }) }
  }
  const bench: HyperPayBench = {
    simulator,
    gateway,
    lacks: ['terms', 'end', 'close'],
    inbox,
    account,
    accountWithWrongKey: { ...account, secretKey: 'token-wrong' },
    accountNamed: (name) => accountOf(simulator, name),
    terms: (over) => benchTerms(inbox, over),
    async open(over) {
      const terms = bench.terms(over)
      const opened = await gateway.openSession(account, terms)
      if (!opened.opened) throw new Error(`not opened: ${opened.why} ${opened.raw}`)
      sessions.set(terms.reference, opened.sessionId)
      return opened
    },
    ask: (reference) => gateway.askSession(account, known(reference)),
    closeSession: (reference) => gateway.closeSession(account, known(reference)),
    async pay({ sessionId, form }, card) {
      const body = JSON.stringify({ number: hyperpayCards[card], brand: 'VISA' })
      await fetch(`${simulator.url}/card/${sessionId}`, { method: 'POST', body })
      const back = form && 'return_url' in form ? form.return_url : ''
      await postForm(`${simulator.url}/connect/${sessionId}`, { shopperResultUrl: back })
    },
    async challenge({ sessionId }, answer) {
      await postForm(`${simulator.url}/acs/${sessionId}`, { answer })
    },
    async countRefunds(reference) {
      const [debit] = simulator.books.find(account.secretKey, 'entity-saffron', reference)
      const ours = simulator.books.refunds.filter((refund) => refund.referencedId === debit?.id)
      return ours.filter(({ result }) => result.code.startsWith('000.')).length
    },
    forge(webhook: ReceivedWebhook): ReceivedWebhook {
      return { ...webhook, body: webhook.body.replace(/"encryptedBody":"../, '"encryptedBody":"00') }
    },
    async close() {
      await simulator.hooks.settled()
      await simulator.close()
      await inbox.close()
    },
  }
  return bench
}

function accountOf({ url }: HyperPaySimulator, name: string): GatewayAccount {
  return {
    provider: 'hyperpay',
    accountId: name,
    apiUrl: url,
    pageUrl: url,
    secretKey: `token-${name}`,
    webhookSecret: hyperpayHookKey,
    live: false,
    entities: { card: `entity-${name}` },
  }
}
