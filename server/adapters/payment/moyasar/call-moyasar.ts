import { callGateway } from '../call-gateway.ts'
import type { Received } from '../call-gateway.ts'
import type { CallLimits, GatewayAccount } from '../port.ts'
import { readJson } from '../read-json.ts'
import { errorTypes } from './moyasar-codes.ts'
import { moyasarError, moyasarInvoice, moyasarInvoices } from './moyasar-shapes.ts'
import type { MoyasarInvoice } from './moyasar-shapes.ts'

/** Takes an account, what to do and a body; returns what was heard. The secret key is the user of HTTP Basic. */
export function callMoyasar(
  account: GatewayAccount,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  limits?: CallLimits,
  body?: object,
): Promise<Received> {
  const authorization = `Basic ${Buffer.from(`${account.secretKey}:`).toString('base64')}`
  const headers = { authorization, accept: 'application/json', 'content-type': 'application/json' }
  const request = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  return callGateway(`${account.apiUrl}/v1${path}`, request, limits)
}

/** Takes what was heard; returns whether it is Moyasar's own no: asking the same again gives the same. */
export function isMoyasarRefusal(received: Received): boolean {
  if (![400, 401, 403, 405, 422].includes(received.status)) return false
  const error = readJson(received.text, moyasarError)
  return error !== undefined && errorTypes[error.type] !== 'again'
}

/** What is known of our reference: its invoices with their payments, or what was heard instead. */
export interface FoundInvoices {
  readonly invoices: readonly MoyasarInvoice[] | undefined
  readonly received: Received
}

/**
 * Takes our reference, and the invoice's own id where it was told; returns the invoices that carry it. More than one only
 * when an answer to opening was lost: nobody knows the address of those that were not answered.
 */
export async function findInvoices(
  account: GatewayAccount,
  { reference, sessionId }: { readonly reference: string; readonly sessionId?: string },
  limits?: CallLimits,
): Promise<FoundInvoices> {
  // the list may not know our filter, and has pages: what is known by its own name is asked for by it
  if (sessionId) {
    const received = await callMoyasar(account, 'GET', `/invoices/${encodeURIComponent(sessionId)}`, limits)
    const invoice = received.status === 200 ? readJson(received.text, moyasarInvoice) : undefined
    const isOurs = invoice?.id === sessionId && invoice.metadata?.['reference'] === reference
    return { invoices: isOurs ? [invoice] : undefined, received }
  }
  const query = new URLSearchParams({ 'metadata[reference]': reference })
  const received = await callMoyasar(account, 'GET', `/invoices?${query}`, limits)
  const list = received.status === 200 ? readJson(received.text, moyasarInvoices) : undefined
  // a filter that was not understood must not bring another order's money
  const ours = list?.invoices.filter((invoice) => invoice.metadata?.['reference'] === reference)
  if (!ours) return { invoices: undefined, received }
  // the list does not tell of payments
  const details = await Promise.all(
    ours.map(({ id }) => callMoyasar(account, 'GET', `/invoices/${id}`, limits)),
  )
  const invoices = details.map((detail) =>
    detail.status === 200 ? readJson(detail.text, moyasarInvoice) : undefined,
  )
  const unread = invoices.findIndex((invoice) => invoice?.metadata?.['reference'] !== reference)
  if (unread >= 0) return { invoices: undefined, received: details[unread] ?? received }
  const text = details.map((detail) => detail.text).join('\n') || received.text
  return { invoices: invoices.filter((invoice) => invoice !== undefined), received: { status: 200, text } }
}

/** Takes an account; returns the mode that its key itself names, or undefined when it is no secret key. */
export function keyMode({ secretKey }: GatewayAccount): 'live' | 'test' | undefined {
  return secretKey.startsWith('sk_live_') ? 'live' : secretKey.startsWith('sk_test_') ? 'test' : undefined
}
