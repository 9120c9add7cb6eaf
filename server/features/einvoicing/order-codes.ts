import { unsettledEInvoiceStates } from '#domain/einvoicing/authority-answer.ts'
import type { Deps } from '#server/core/deps.ts'
import { listOrderDocuments, type EInvoiceHead } from '#server/store/einvoicing/einvoice-documents.ts'
import { signWaiting } from './sign-waiting.ts'

/** The codes of an order's tax documents. */
export interface OrderCodes {
  /** Of its invoice. */
  readonly invoice: string | undefined
  /** By credit note. */
  readonly notes: ReadonlyMap<string, string>
  /** Its invoice is a company’s and not cleared yet: it is not handed over. */
  readonly isHeld: boolean
}

/**
 * Takes an order; returns the codes of its documents of phase 2, each signed by now: nothing is handed over before. None of an
 * order of the time before its branch was onboarded.
 */
export async function orderCodes(
  deps: Deps,
  tenantId: string,
  order: { readonly id: string; readonly branch_id: string },
): Promise<OrderCodes> {
  const read = () => deps.db.read(tenantId, (db) => listOrderDocuments(db, order.id))
  const found = await read()
  if (found.every(({ state }) => state !== 'unsigned')) return codesOf(found)
  await signWaiting(deps, tenantId, order.branch_id)
  return codesOf(await read())
}

/** Takes documents of an order; returns their codes, of what was corrected the newer. */
export function codesOf(documents: readonly EInvoiceHead[]): OrderCodes {
  const valid = documents.filter(({ state, qr }) => state !== 'corrected' && qr !== null)
  const invoice = valid.findLast(({ kind }) => kind === 'invoice' || kind === 'prepayment')
  const notes = valid.flatMap(({ note_id: id, qr }): [string, string][] => (id && qr ? [[id, qr]] : []))
  return {
    invoice: invoice?.qr ?? undefined,
    notes: new Map(notes),
    isHeld: documents.some(
      ({ kind, form, state }) =>
        kind === 'invoice' && form === 'standard' && unsettledEInvoiceStates.includes(state),
    ),
  }
}
