import { localPath } from '#domain/core/local-path.ts'
import { readEmail } from '#domain/core/email.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { wordIn } from '#domain/core/words.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { heldBy } from '#server/authorization/rules.ts'
import { canReach } from '#server/ports/can-reach.ts'
import type { Deps } from '#server/core/deps.ts'
import { queueOrRefuse } from '#server/ports/queue-message.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { customerIdOf, findCustomer } from '#server/store/customers/customers.ts'
import { findInvoice } from '#server/store/payments/documents.ts'
import { countReceipts } from '#server/store/notifications/messages.ts'
import { lockOrder } from '#server/store/ordering/orders.ts'
import type { Call } from '#server/http/call.ts'
import { titleOf } from './draw-receipt.ts'

const mostAddresses = 3

/**
 * Takes an order, an e-mail as typed and the site; sends the receipt there: its sums, and the links to its page and its PDF.
 * For the one who placed the order; an address gets it once, three addresses at most, so that it is no way to write to
 * strangers. Refuses 'order-unavailable', 'not-found' before there is an invoice, 'email-invalid', 'too-many-requests', and
 * 'no-sender' where the restaurant has no mail server.
 */
export async function mailReceipt(
  deps: Deps,
  call: Call,
  id: string,
  { email: typed, origin }: { email: string; origin: string },
): Promise<{ sent_to: string } | Refusal> {
  const read = readEmail(typed)
  if ('wrong' in read) return refuse(read.wrong, { fields: { email: [read.wrong] } })
  const { tenant } = await deps.catalogues.current(call.tenantId)
  const { language } = call
  return writeUnlessRefused(deps.db, call.tenantId, async (tx) => {
    const order = await authorize(heldBy(call, 'order-unavailable'), lockOrder(tx, id))
    if (isRefusal(order)) return order
    const invoice = await findInvoice(tx, id)
    if (!invoice) return refuse('not-found')
    const sent = await countReceipts(tx, id)
    if (sent >= mostAddresses) return refuse('too-many-requests')
    if (!(await canReach(deps, tx, read))) return refuse('no-sender', { fields: { email: ['no-sender'] } })
    const name = wordIn(tenant.name, language)
    const title = `${wordIn(titleOf(invoice), language)} ${invoice.number}`
    const sum = `${toDecimal(order.bill.total)} ${order.currency}`
    const lines = {
      ar: [`${title} من ${name}: ${sum}`, 'الفاتورة', 'ملف PDF'],
      en: [`${title} of ${name}: ${sum}`, 'Receipt', 'As PDF'],
    }[language]
    const account = customerIdOf(call.shopper ?? '')
    const caller = account ? { account } : { browser: call.shopper }
    const own = account ? (await findCustomer(tx, account))?.email : undefined
    const beyond = await queueOrRefuse(deps, tx, {
      event: `order-receipt-${sent + 1}`,
      cause: { by: 'guest', caller, proven: own === read.email },
      orderId: id,
      to: { email: read.email },
      channels: ['email'],
      language,
      subject: `${title} · ${name}`,
      body: [
        lines[0],
        `${lines[1]}: ${origin}${localPath(`/order/${id}/receipt`, language)}`,
        `${lines[2]}: ${origin}/api/v1/orders/${id}/receipt?language=${language}`,
      ].join('\n'),
      once: `receipt:${id}:${read.email}:${language}`,
    })
    return beyond ?? { sent_to: read.email }
  })
}
