import type { Received } from '../call-gateway.ts'
import type { CallLimits, GatewayAccount, RefundAnswer, RefundToAsk, RefundToSend } from '../port.ts'
import { readJson } from '../read-json.ts'
import { callMoyasar, findInvoices, isMoyasarRefusal, keyMode } from './call-moyasar.ts'
import { moyasarPayment } from './moyasar-shapes.ts'
import type { MoyasarPayment } from './moyasar-shapes.ts'
import { readMoyasar } from './moyasar-answers.ts'
import { judgeMark, readMarks, withMark } from './refund-mark.ts'
import type { RefundMark } from './refund-mark.ts'

interface Desk {
  readonly account: GatewayAccount
  readonly limits: CallLimits | undefined
  readonly now: () => number
}

/** Takes a refund; marks it on the payment, sends it, and returns what is proven of it. Safety 5. */
export async function refundMoyasar(desk: Desk, refund: RefundToSend): Promise<RefundAnswer> {
  const found = await findPayment(desk, refund)
  if (typeof found === 'string') return { ...answer(desk, refund, found), unsent: found === 'unknown' }
  if (found.currency !== refund.currency) return answer(desk, refund, 'failed')
  const nowSeconds = Math.floor(desk.now() / 1000)
  const marks = readMarks(found)
  const mine = marks.find(({ reference }) => reference === refund.reference)
  if (mine) {
    if (mine.amount !== refund.amount) return answer(desk, refund, 'unknown')
    const became = judgeMark(found, mine, nowSeconds)
    if (became !== 'lost') return answer(desk, refund, became, found)
  }
  // one at a time: what a second one did could not be told from what the first did
  const others = marks.filter((mark) => mark !== mine && mark.state === 'sent')
  if (others.some((mark) => judgeMark(found, mark, nowSeconds) !== 'done'))
    return { ...answer(desk, refund, 'unknown', found), unsent: true }
  // what is proven now could not be proven any more after the next refund
  const proven = others.reduce<MoyasarPayment>(
    (payment, mark) => ({ ...payment, metadata: withMark(payment, { ...mark, state: 'done' }) }),
    found,
  )
  const { reference, amount } = refund
  const mark = {
    reference,
    amount,
    before: found.refunded ?? 0,
    atSeconds: nowSeconds,
    state: 'sent' as const,
  }
  return send(desk, proven, refund, mark)
}

/** Takes our refund's reference and its payment; returns what the payment tells of it. */
export async function askMoyasarRefund(desk: Desk, refund: RefundToAsk): Promise<RefundAnswer> {
  const found = await findPayment(desk, refund)
  if (typeof found === 'string') return answer(desk, {}, 'unknown')
  const mark = readMarks(found).find(({ reference }) => reference === refund.reference)
  const became = mark ? judgeMark(found, mark, Math.floor(desk.now() / 1000)) : 'unknown'
  return answer(
    desk,
    { ...(mark && { amount: mark.amount }), currency: found.currency },
    became === 'lost' ? 'unknown' : became,
    found,
  )
}

/**
 * No call's body is needed: what it did is read back from the payment. Its mark stands there before anything is sent, since
 * a refund without one could never be asked for.
 */
async function send(
  desk: Desk,
  payment: MoyasarPayment,
  refund: RefundToSend,
  mark: RefundMark,
): Promise<RefundAnswer> {
  const marked = await writeMark(desk, payment, mark)
  if (!marked) return { ...answer(desk, refund, 'unknown', payment), unsent: true }
  const path = `/payments/${payment.id}/refund`
  const received = await callMoyasar(desk.account, 'POST', path, desk.limits, { amount: refund.amount })
  const failed = (received.status === 400 || received.status === 422) && isMoyasarRefusal(received)
  const after = failed ? marked : (readPayment(received, payment.id) ?? (await readAgain(desk, payment.id)))
  const done = !failed && (after?.refunded ?? 0) >= mark.before + mark.amount
  if (done || failed) await writeMark(desk, after ?? marked, { ...mark, state: done ? 'done' : 'failed' })
  return answer(desk, refund, done ? 'done' : failed ? 'failed' : 'unknown', received.text)
}

/** Returns the payment as it carries the mark, or undefined when it does not, whatever was answered. */
async function writeMark(
  desk: Desk,
  payment: MoyasarPayment,
  mark: RefundMark,
): Promise<MoyasarPayment | undefined> {
  const body = { metadata: withMark(payment, mark) }
  const received = await callMoyasar(desk.account, 'PUT', `/payments/${payment.id}`, desk.limits, body)
  const read = readPayment(received, payment.id)
  if (read && carries(read, mark)) return read
  const after = await readAgain(desk, payment.id)
  return after && carries(after, mark) ? after : undefined
}

function carries(payment: MoyasarPayment, { reference, state, atSeconds }: RefundMark): boolean {
  const stored = readMarks(payment).find((one) => one.reference === reference)
  return stored?.state === state && stored.atSeconds === atSeconds
}

function readPayment({ status, text }: Received, id: string): MoyasarPayment | undefined {
  const payment = status >= 200 && status < 300 ? readJson(text, moyasarPayment) : undefined
  return payment?.id === id ? payment : undefined
}

async function readAgain({ account, limits }: Desk, id: string): Promise<MoyasarPayment | undefined> {
  return readPayment(await callMoyasar(account, 'GET', `/payments/${encodeURIComponent(id)}`, limits), id)
}

/** `failed`: nothing was captured under that reference, by the gateway's own word. */
async function findPayment(desk: Desk, refund: RefundToAsk): Promise<MoyasarPayment | 'failed' | 'unknown'> {
  const { account, limits } = desk
  let id = refund.gatewayPaymentId
  if (!id && refund.paymentReference) {
    const { state, gatewayPaymentId } = readMoyasar(
      await findInvoices(account, { reference: refund.paymentReference }, limits),
      account,
    )
    if (state !== 'captured') return state === 'unknown' ? 'unknown' : 'failed'
    id = gatewayPaymentId
  }
  if (!id) return 'unknown'
  return (await readAgain(desk, id)) ?? 'unknown'
}

function answer(
  { account }: Desk,
  terms: { amount?: number; currency?: string },
  state: RefundAnswer['state'],
  source: MoyasarPayment | string = '',
): RefundAnswer {
  const raw = typeof source === 'string' ? source : JSON.stringify(source)
  const { amount, currency } = terms
  const live = state === 'unknown' ? account.live : keyMode(account) === 'live'
  return { state, ...(amount !== undefined && { amount }), ...(currency && { currency }), live, raw }
}
