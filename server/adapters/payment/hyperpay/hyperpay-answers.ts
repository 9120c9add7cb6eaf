import { parseAmount } from '#domain/core/money.ts'
import type { Received } from '../call-gateway.ts'
import type { Answer, GatewayAccount } from '../port.ts'
import { readJson } from '../read-json.ts'
import { oppwaAnswer, oppwaPayment, oppwaQuery } from './hyperpay-shapes.ts'
import type { OppwaPayment } from './hyperpay-shapes.ts'
import { kindOfResult } from './result-code.ts'

/** Takes a transaction; returns its mode: by the machine that its names end with, or by a result of the test mode. */
export function isLive({ id, ndc, result }: OppwaPayment, account: GatewayAccount): boolean {
  if (result.code.startsWith('000.100.11')) return false
  const [, machine] = /\.(uat|prod)\d/.exec(`${ndc ?? ''} ${id ?? ''}`) ?? []
  return machine === undefined ? account.live : machine === 'prod'
}

/** Takes what reading a checkout's state brought; returns how it stands, or undefined when it tells nothing (200.300.404). */
export function readCheckout(
  received: Received,
  account: GatewayAccount,
  reference: string,
): Answer | undefined {
  const payment = readJson(received.text, oppwaPayment)
  if (!payment || ![200, 400].includes(received.status)) return undefined
  if (payment.merchantTransactionId && payment.merchantTransactionId !== reference) return undefined
  return answerOf([payment], account, received.text)
}

/** Takes what reading a checkout's state brought; tells whether OPPWA has none of that name, any more or here. */
export function isForgotten(received: Received): boolean {
  return [200, 400, 404].includes(received.status) && codeOf(received)?.startsWith('200.300.404') === true
}

/** Takes what was heard of a checkout or a reference; tells whether a transaction stands there whose end OPPWA does not know. */
export function isUncertain(received: Received, reference: string): boolean {
  const checkout = readJson(received.text, oppwaPayment)
  const tries = checkout?.paymentType ? [checkout] : debitsOf(received, reference)
  return tries.some(isUnclear)
}

/** Takes what a query brought; tells whether it is OPPWA's own word that it knows no transaction of the reference. */
export function isAbsent(received: Received): boolean {
  return received.status === 200 && kindOfResult(codeOf(received) ?? '') === 'absent'
}

const codeOf = (received: Received) => readJson(received.text, oppwaAnswer)?.result.code

/** Takes what a query by our reference brought; returns how the payment stands: any try that took money counts. */
export function readQuery(received: Received, account: GatewayAccount, reference: string): Answer {
  const tries = debitsOf(received, reference)
  return (
    (tries.length > 0 ? answerOf(tries, account, received.text) : undefined) ?? {
      state: 'unknown',
      live: account.live,
      raw: received.text,
    }
  )
}

/** Takes what a query brought; returns our reference's debits, never another order's. */
export function debitsOf(received: Received, reference: string): OppwaPayment[] {
  const found = received.status === 200 ? readJson(received.text, oppwaQuery) : undefined
  return (found?.payments ?? []).filter(
    ({ merchantTransactionId, paymentType }) =>
      merchantTransactionId === reference && (paymentType === 'DB' || paymentType === 'CP'),
  )
}

function answerOf(tries: readonly OppwaPayment[], account: GatewayAccount, raw: string): Answer | undefined {
  const of = (kind: string) => tries.filter(({ result }) => kindOfResult(result.code) === kind)
  const taken = of('taken')
  const [first] = taken
  if (first) {
    // more than one would be a sum that differs from the order's, and goes back
    const sums = taken.map(({ amount }) => parseAmount(amount ?? ''))
    const amount = sums.reduce<number | undefined>(
      (sum, one) => (sum === undefined || one === undefined ? undefined : sum + one),
      0,
    )
    const { id, currency } = first
    // money without a sum proves nothing yet
    if (amount === undefined || !currency || !id) return undefined
    return { state: 'captured', amount, currency, gatewayPaymentId: id, live: isLive(first, account), raw }
  }
  const [pending] = of('pending')
  if (pending) {
    const state = pending.paymentBrand ? 'submitted' : 'open'
    return { state, live: isLive(pending, account), raw }
  }
  // it may still turn out to have taken money: a failed try beside it says nothing of it
  if (tries.some(isUnclear)) return undefined
  const rejected = tries.find(hasFailed)
  // reading it has used the checkout up: another card needs another one
  return rejected && { state: 'declined', released: true, live: isLive(rejected, account), raw }
}

const isTransaction = ({ id, paymentType }: OppwaPayment) => Boolean(id && paymentType)

/** Calls are throttled by these too: without a transaction they tell of the call. */
const throttling = /^800\.120\.1/

/** As the result of a transaction every code of these groups is its failure; as an answer to a call it may tell of that. */
export function hasFailed(one: OppwaPayment): boolean {
  const { code } = one.result
  const kind = kindOfResult(code)
  if (kind === 'refused') return isTransaction(one)
  return kind === 'rejected' && (isTransaction(one) || !throttling.test(code))
}

function isUnclear(one: OppwaPayment): boolean {
  const kind = kindOfResult(one.result.code)
  return isTransaction(one) && (kind === 'uncertain' || kind === 'unknown')
}
