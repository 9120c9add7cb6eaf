import type { EditedOrderWire, EditLineWire, OrderEditorWire } from '#contract/ordering/order-edit.ts'
import type { Ordered } from './make-paid-order.ts'

/** Lines of an order as staff send them. */
export type EditedLines = EditLineWire[]

/** Takes an order; returns where it is changed. */
export const editUrl = ({ id }: Pick<Ordered, 'id'>) => `/api/v1/staff/orders/${id}/edit`

/** Takes an order and what becomes of its lines; its owner looks what that costs, then does it. */
export async function editLinesOf(
  order: Ordered,
  change: (lines: EditedLines) => EditedLines,
): Promise<EditedOrderWire> {
  const { version, lines } = await order.owner.call<OrderEditorWire>('GET', editUrl(order))
  const wanted = change(lines.map(({ line_id, item_id, quantity }) => ({ line_id, item_id, quantity })))
  const shown = await order.owner.call<EditedOrderWire>('POST', editUrl(order), { version, lines: wanted })
  return order.owner.call('POST', editUrl(order), { version, lines: wanted, total: shown.sums.total })
}
