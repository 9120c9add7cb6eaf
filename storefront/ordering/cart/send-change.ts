import { CallError } from '#contract/core/caller.ts'
import type { ShopClient } from '#contract/core/shop-client.ts'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { BranchChoice } from './branch-choice.ts'
import type { CartChange } from './cart-change.ts'

/** Refusals that say: this cart is over; adding starts a new one. */
const over = new Set(['cart-not-found', 'already-paid'])
const wrongBranch = new Set(['branch-not-found', 'type-unavailable'])

/**
 * Takes the client, the known cart's id, the chosen branch and one change; returns the server's cart after it. The
 * first addition makes the cart; a cart that has become an order makes room for a new one. Throws what the client throws.
 */
export async function sendChange(
  client: ShopClient,
  cartId: string | undefined,
  choice: BranchChoice | undefined,
  change: CartChange,
): Promise<CartWire> {
  if (change.kind === 'add') return addLine(client, cartId, choice, change.body)
  if (!cartId) throw new Error('a line without a cart')
  if (change.quantity === 0) return client.removeLine(cartId, change.lineId)
  const { quantity, choice: chosen } = change
  return client.changeLine(cartId, change.lineId, {
    quantity,
    ...(chosen && {
      options: chosen.options,
      note: chosen.note,
      ...(chosen.deposits && { deposits: chosen.deposits }),
    }),
  })
}

type AddedLine = (CartChange & { kind: 'add' })['body']

async function addLine(
  client: ShopClient,
  cartId: string | undefined,
  choice: BranchChoice | undefined,
  body: AddedLine,
): Promise<CartWire> {
  if (cartId) {
    try {
      return await client.addLine(cartId, body)
    } catch (error) {
      if (!isRefusedWith(error, over)) throw error
    }
  }
  return makeCart(client, choice, body)
}

/**
 * Cart and first line go in one call: on a phone's network each call is waited for. The cookie may name a branch that is
 * no more: then the tenant's default branch takes its place.
 */
async function makeCart(
  client: ShopClient,
  choice: BranchChoice | undefined,
  line: AddedLine,
): Promise<CartWire> {
  if (!choice) return client.makeCart({ line })
  try {
    return await client.makeCart({ type: choice.type, branch_id: choice.branchId, line })
  } catch (error) {
    if (isRefusedWith(error, wrongBranch)) return client.makeCart({ line })
    throw error
  }
}

/** Takes what was thrown and codes; returns whether it is a refusal with one of them. */
function isRefusedWith(error: unknown, codes: ReadonlySet<string>): boolean {
  return error instanceof CallError && codes.has(error.body.code)
}
