import { benchTerms } from './gateway-bench.ts'
import type { GatewayBench } from './gateway-bench.ts'
import { makeWebhookInbox } from './make-webhook-inbox.ts'
import type { ReceivedWebhook } from './make-webhook-inbox.ts'
import { createMyFatoorahGateway } from './myfatoorah/myfatoorah.ts'
import { myfatoorahCards } from './myfatoorah-simulator/myfatoorah-cards.ts'
import { startMyFatoorahSimulator } from './myfatoorah-simulator/start-myfatoorah-simulator.ts'
import type { MyFatoorahSimulator } from './myfatoorah-simulator/start-myfatoorah-simulator.ts'
import type { GatewayAccount, OpenedSession, PaymentGateway, SessionToOpen } from './port.ts'
import { postForm } from './simulator/post-form.ts'

const webhookSecret = 'test-secret'

export interface MyFatoorahBench extends GatewayBench {
  readonly simulator: MyFatoorahSimulator
  /** Types a card into the gateway's frame, as its script would. */
  type(sessionId: string, card: keyof typeof myfatoorahCards): Promise<void>
}

/** What the payment machine keeps of an attempt. */
interface Attempt {
  readonly terms: SessionToOpen
  readonly session: OpenedSession
  charged: boolean
  closed: boolean
  bankPage: string
}

/** Builds a bench with a simulator of its own; it orders charges as the payment machine does. */
export async function makeMyFatoorahBench(): Promise<MyFatoorahBench> {
  const inbox = await makeWebhookInbox()
  const simulator = await startMyFatoorahSimulator()
  simulator.setHook(inbox.url, webhookSecret)
  const gateway = createMyFatoorahGateway()
  const account = accountOf(simulator, 'saffron')
  const terms = (over?: Partial<SessionToOpen>) => benchTerms(inbox, over)
  return {
    simulator,
    gateway,
    lacks: ['terms', 'end'],
    inbox,
    account,
    accountWithWrongKey: { ...account, secretKey: 'token-wrong' },
    accountNamed: (name) => accountOf(simulator, name),
    terms,
    ...hands(gateway, account, simulator, terms),
    async countRefunds(reference) {
      const invoice = simulator.books.find(account.secretKey, 'CustomerReference', reference)
      return simulator.books.refunds.filter((refund) => refund.invoice === invoice?.id).length
    },
    forge(webhook: ReceivedWebhook): ReceivedWebhook {
      return { ...webhook, body: webhook.body.replace(/"Id":"\d/, '"Id":"x') }
    },
    async close() {
      await simulator.hooks.settled()
      await simulator.close()
      await inbox.close()
    },
  }
}

type Hands = Pick<MyFatoorahBench, 'open' | 'ask' | 'closeSession' | 'type' | 'pay' | 'challenge'>

/** The customer, and as much of the payment machine as a session needs. */
function hands(
  gateway: PaymentGateway,
  account: GatewayAccount,
  simulator: MyFatoorahSimulator,
  makeTerms: MyFatoorahBench['terms'],
): Hands {
  const attempts = new Map<string, Attempt>()
  const known = (reference: string) => {
    const attempt = attempts.get(reference)
    return { reference, ...(attempt && { charged: attempt.charged, sessionId: attempt.session.sessionId }) }
  }
  const attemptOf = ({ sessionId }: OpenedSession) =>
    [...attempts.values()].find(({ session }) => session.sessionId === sessionId)
  const type: Hands['type'] = async (sessionId, card) => {
    const body = JSON.stringify({ number: myfatoorahCards[card] })
    await fetch(`${simulator.url}/embedded/${sessionId}`, { method: 'POST', body })
  }
  return {
    type,
    async open(over) {
      const terms = makeTerms(over)
      const session = await gateway.openSession(account, terms)
      if (!session.opened) throw new Error(`not opened: ${session.why} ${session.raw}`)
      if (!attempts.has(terms.reference))
        attempts.set(terms.reference, { terms, session, charged: false, closed: false, bankPage: '' })
      return session
    },
    ask: (reference) => gateway.askSession(account, known(reference)),
    async closeSession(reference) {
      const answer = await gateway.closeSession(account, known(reference))
      const attempt = attempts.get(reference)
      if (attempt && answer.state === 'closed') attempt.closed = true
      return answer
    },
    async pay(session, card) {
      const attempt = attemptOf(session)
      if (!attempt || attempt.closed) return
      const { sessionId } = session
      await type(sessionId, card)
      attempt.charged = true
      const submitted = await gateway.submitForm?.(account, { ...attempt.terms, sessionId })
      if (!submitted?.submitted) return
      attempt.bankPage = submitted.nextUrl
      await fetch(submitted.nextUrl, { redirect: 'manual' })
    },
    async challenge(session, answer) {
      await postForm(attemptOf(session)?.bankPage ?? '', { answer })
    },
  }
}

function accountOf({ url }: MyFatoorahSimulator, name: string): GatewayAccount {
  return {
    provider: 'myfatoorah',
    accountId: name,
    apiUrl: url,
    pageUrl: url,
    secretKey: `token-${name}`,
    webhookSecret,
    live: false,
    applePay: true,
  }
}
