import { benchTerms } from './gateway-bench.ts'
import type { GatewayBench } from './gateway-bench.ts'
import { makeWebhookInbox } from './make-webhook-inbox.ts'
import type { ReceivedWebhook } from './make-webhook-inbox.ts'
import { createMoyasarGateway } from './moyasar/moyasar.ts'
import { moyasarCards } from './moyasar-simulator/moyasar-cards.ts'
import { startMoyasarSimulator } from './moyasar-simulator/start-moyasar-simulator.ts'
import type { MoyasarSimulator } from './moyasar-simulator/start-moyasar-simulator.ts'
import type { GatewayAccount, OpenedSession } from './port.ts'
import { postForm } from './simulator/post-form.ts'

const webhookSecret = 'typed-in-the-dashboard'

export interface MoyasarBench extends GatewayBench {
  readonly simulator: MoyasarSimulator
}

/** Builds a bench with a simulator of its own. */
export async function makeMoyasarBench(now?: () => number): Promise<MoyasarBench> {
  const inbox = await makeWebhookInbox()
  const simulator = await startMoyasarSimulator()
  simulator.setHook(inbox.url, webhookSecret)
  const gateway = createMoyasarGateway(now)
  const account = accountOf(simulator, 'saffron')
  const bench: MoyasarBench = {
    simulator,
    gateway,
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
    async pay(session, card) {
      const bank = await postForm(session.payUrl, { number: moyasarCards[card] })
      if (card === 'secure' || card === 'slow') return
      await postForm(new URL(bank, simulator.url).href, { answer: 'approve' })
    },
    async challenge({ sessionId }: OpenedSession, answer) {
      const open = simulator.books.invoices
        .get(sessionId)
        ?.payments.find(({ status }) => status === 'initiated')
      await postForm(`${simulator.url}/v1/card_auth/${open?.id}/prepare`, { answer })
    },
    async countRefunds(reference) {
      const [invoice] = simulator.books.ofReference(account.secretKey, reference)
      return simulator.refunds.filter((id) => invoice?.payments.some((payment) => payment.id === id)).length
    },
    forge(webhook: ReceivedWebhook): ReceivedWebhook {
      return { ...webhook, body: webhook.body.replace(webhookSecret, 'a-guess') }
    },
    async close() {
      await simulator.hooks.settled()
      await simulator.close()
      await inbox.close()
    },
  }
  return bench
}

function accountOf({ url }: MoyasarSimulator, name: string): GatewayAccount {
  const secretKey = `sk_test_${name}`
  return {
    provider: 'moyasar',
    accountId: name,
    apiUrl: url,
    pageUrl: url,
    secretKey,
    webhookSecret,
    live: false,
  }
}
