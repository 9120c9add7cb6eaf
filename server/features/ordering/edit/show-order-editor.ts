import type { EditDishWire, OrderEditorWire } from '#contract/order-edit.ts'
import { refuseLine } from '#domain/cart-fit.ts'
import type { Item } from '#domain/menu.ts'
import { toDecimal } from '#domain/money.ts'
import { presetOptions } from '#domain/option-choice.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { wordIn, type Language } from '#domain/words.ts'
import { inMenuOrder } from '#server/content/in-menu-order.ts'
import type { Deps } from '#server/deps.ts'
import type { StaffSession } from '#server/request.ts'
import { showBill } from '#server/show/show-bill.ts'
import { findOrder } from '#server/store/orders.ts'
import { offerOf } from '../cart/cart-offer.ts'
import { refuseEdit } from './edit-order.ts'

/** What is chosen of a dish before it is put into an order does not make it one that cannot be had. */
const choosing = ['option-required', 'option-count', 'deposit-count']

/**
 * Takes who looks and an order; returns its lines and the dishes that may be put into it now. Refuses as a change of it
 * is refused.
 */
export async function showOrderEditor(
  deps: Deps,
  staff: StaffSession,
  id: string,
  language: Language,
): Promise<OrderEditorWire | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const order = await deps.db.read(staff.tenantId, async (db) => {
    const found = await findOrder(db, id)
    return found ? ((await refuseEdit(db, found)) ?? found) : refuse('order-unavailable')
  })
  if (isRefusal(order)) return order
  const branch = catalogue.branches.find((one) => one.id === order.branch_id)
  if (!branch) return refuse('branch-not-found')
  const offer = offerOf(catalogue, branch, order.type, deps.clock(), order.draft)
  const sold = [...offer.items.values()].filter((item) => {
    const line = { itemId: item.id, quantity: 1, options: presetOptions(item) }
    const blocked = refuseLine(line, offer)
    return !blocked || choosing.includes(blocked.code)
  })
  return {
    version: order.version,
    lines: showBill(order.bill, language).lines,
    total: toDecimal(order.total),
    dishes: inMenuOrder(catalogue.groups, sold).map(({ item }) => showDish(item, language)),
  }
}

function showDish(item: Item, language: Language): EditDishWire {
  return {
    id: item.id,
    name: wordIn(item.name, language),
    price: toDecimal(item.price),
    groups: item.optionGroups.map((group) => ({
      id: group.id,
      name: wordIn(group.name, language),
      min: group.min,
      max: group.max,
      when: group.when ?? null,
      options: group.options.map((option) => ({
        id: option.id,
        name: wordIn(option.name, language),
        price: toDecimal(option.price),
        min: option.min,
        max: option.max,
        preset: option.preset,
      })),
    })),
  }
}
