import { showTiming } from './show-timing.ts'
import type { PricedCart } from './priced-cart.ts'
import type { BillWire, CartWire } from '#contract/ordering/cart.ts'
import { refusalMessage } from '#contract/core/refusal-message.ts'
import type { Bill } from '#domain/pricing/bill.ts'
import { fitLines } from '#domain/ordering/cart-fit.ts'
import { priceChanges } from '#domain/pricing/cart-price-change.ts'
import type { CartLine } from '#domain/menu/cart-line.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Pieces } from '#domain/menu/stock.ts'
import { settingText } from '#domain/site/settings.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import type { CartRow } from '#server/store/ordering/carts.ts'
import type { Call } from '#server/http/call.ts'
import { cartNews } from './cart-news.ts'
import type { Companion } from '../group/seat-in-group.ts'
import { noTenders } from '../../pricing/load-tenders.ts'
import { offerOf, refuseBranch, refuseWithoutSlot } from './cart-offer.ts'
import { showDelivery, promiseOf, refuseDelivery, type Delivered } from './cart-delivery.ts'
import { priceDelivered } from './price-delivered.ts'
import { showEarns } from '../../pricing/show-earns.ts'
import { refuseCard } from '../../pricing/card-minimum.ts'
import { showPay } from '../../pricing/show-pay.ts'
import { sayRefusal } from '#server/show/say-refusal.ts'
import { contentsLook } from '#server/show/show-contents.ts'
import { showBill } from '#server/show/show-bill.ts'
import { showDraftVehicle } from '#server/show/show-vehicle.ts'

/**
 * Takes a cart, content, now and what is left for it of counted items; returns which of its lines stand, or refuses when
 * its branch is gone.
 */
export function fitCart(
  cart: CartRow,
  catalogue: Catalogue,
  now: number,
  left?: Pieces,
): PricedCart | Refusal {
  const branch = catalogue.branches.find((one) => one.id === cart.branch_id) ?? catalogue.branches[0]
  if (!branch) return refuse('branch-not-found')
  const offer = offerOf(catalogue, branch, cart.type, now, cart.draft, left)
  const { remaining, gone, cut } = fitLines(cart.lines, offer)
  return { cart, branch, lines: remaining, gone, cut, offer, repriced: priceChanges(remaining, offer.items) }
}

/** Takes a fitted cart with its means; returns why the coupon that was typed takes nothing off, or nothing. Spec 5, 8. */
export function couponTroubleOf(fitted: PricedCart, catalogue: Catalogue, now: number): Refusal | undefined {
  const priced = priceOf(fitted, catalogue, now)
  return isRefusal(priced) ? priced : priced.couponTrouble
}

function priceOf(fitted: PricedCart, catalogue: Catalogue, now: number): Delivered | Refusal {
  const { cart, branch, lines, tenders = noTenders } = fitted
  return priceDelivered({ cart, lines, branch, catalogue, now }, tenders)
}

/**
 * Takes a fitted cart and who asks; returns it as the order draft of spec 3 with its bill. `removed` names what was taken
 * out. Where it goes is shown to the one whose cart it is. One that is ordered shows what is paid for it: its order is a
 * frozen copy, which holds wallet, coupon and pieces until then (safety 1).
 */
export function showCart(
  fitted: PricedCart,
  removed: readonly CartLine[],
  catalogue: Catalogue,
  { language, shopper }: Pick<Call, 'language' | 'shopper'>,
  now: number,
): CartWire | Refusal {
  const { cart, branch, ordered } = fitted
  const asked = priceOf(fitted, catalogue, now)
  if (isRefusal(asked)) return asked
  const priced: Delivered = ordered ? { ...asked, bill: ordered.bill } : asked
  const { bill, delivery, couponTrouble } = priced
  const blocked = blockedOf(fitted, priced, catalogue, { language, shopper }, now)
  return {
    cart_id: cart.id,
    version: cart.version,
    type: cart.type,
    branch_id: branch.id,
    branch_asap_allowed: branch.asapAllowed,
    branch_schedule_allowed: branch.scheduleAllowed,
    branch_name: wordIn(branch.name, language),
    // the draft's fields of ways to order and to pay that this cart does not use are empty, never missing (spec 3)
    table_id: cart.draft.table?.tableId ?? null,
    table_name: cart.draft.table?.name ?? null,
    table_available: cart.draft.table !== undefined && cart.closed_at === null,
    session_id: cart.draft.table?.sessionId ?? null,
    group_id: cart.draft.group?.id ?? null,
    companion: showCompanion(fitted.companion, language),
    area_name: cart.draft.table ? wordIn(cart.draft.table.area, language) : null,
    payment_method_id: cart.draft.payMethod ?? 'card',
    myfatoorah_enabled: false,
    myfatoorah_methods: [],
    hyperpay_enabled: false,
    hyperpay_methods: [],
    payment_session: null,
    payment_brand: null,
    use_points: cart.draft.usePoints ?? false,
    use_wallet: cart.draft.useWallet ?? false,
    ...showTiming(catalogue, { branch, cart, ordered }, language, now),
    pay: showPay(cart.draft, catalogue),
    notes_allowed: settingText(catalogue.settings, 'checkout.allow_notes') === '1',
    coupon: showCoupon(cart.draft.coupon, couponTrouble, bill, language),
    bill: showCartBill(bill, fitted, { language, allergens: catalogue.allergens }),
    ...showDelivery(priced, { language, mine: shopper === cart.shopper }),
    vehicle: cart.type === 'car' && shopper === cart.shopper ? showDraftVehicle(cart.draft, language) : null,
    ready_minutes: promiseOf(branch, fitted.load ?? 0, delivery),
    earns: showEarns(bill, catalogue),
    removed: removed.map((line) => wordIn(line.name, language)),
    news: cartNews(fitted, language),
    blocked: blocked ? sayRefusal(blocked, language) : null,
  }
}

/** What can be chosen of its dishes is the menu's of now: a line without any choice is changed by it too (design 7). */
function showCartBill(
  bill: Bill,
  { offer, cart, companion }: PricedCart,
  { language, allergens }: Pick<Catalogue, 'allergens'> & { readonly language: Language },
): BillWire {
  const contentsOf = contentsLook({ items: offer.items, allergens, language })
  const shown = showBill(bill, language)
  const by = new Map(cart.lines.map((line) => [line.id, line.by]))
  const lines = shown.lines.map((line) => {
    const { optionGroups = [], deposits = [] } = offer.items.get(line.item_id) ?? {}
    const foreign = companion !== undefined && by.get(line.line_id) !== companion.id
    return {
      ...line,
      choosable: optionGroups.length > 0 || deposits.length > 0,
      ...contentsOf(
        line.item_id,
        line.options.map(({ option_id }) => ({ optionId: option_id })),
      ),
      ...(foreign && { foreign }),
    }
  })
  return { ...shown, lines }
}

function showCompanion(companion: Companion | undefined, language: Language): CartWire['companion'] {
  return companion ? { closed: companion.closed ? sayRefusal(companion.closed, language) : null } : null
}

/** Why it cannot be ordered now. What was ordered can be paid, whatever the branch takes by now. */
function blockedOf(
  { cart, branch, lines, ordered }: PricedCart,
  priced: Delivered,
  catalogue: Catalogue,
  { language, shopper }: Pick<Call, 'language' | 'shopper'>,
  now: number,
): Refusal | undefined {
  if (lines.length === 0 && !ordered) return refuse('cart-empty')
  if (cart.draft.group && shopper !== cart.shopper) return refuse('group-host-only')
  if (ordered) return undefined
  return (
    refuseBranch(catalogue, branch, cart.type, now, cart.draft) ??
    refuseWithoutSlot({ lines, draft: cart.draft }, catalogue, language) ??
    undelivered(priced, priced.bill.currency) ??
    refuseCard(cart.draft, catalogue, priced.bill.toPay)
  )
}

/** An address that is still to be chosen is asked for at checkout: it keeps nobody from going there. */
function undelivered({ delivery, terms }: Delivered, currency: string): Refusal | undefined {
  const placed = delivery?.address && delivery.address.latitude !== null
  return placed ? refuseDelivery(delivery, terms, currency) : undefined
}

/** The coupon that was typed, with what keeps it out of the bill; else the one that applied by itself. */
function showCoupon(
  typed: string | undefined,
  trouble: Refusal | undefined,
  { coupon }: Bill,
  language: Language,
): CartWire['coupon'] {
  if (typed === undefined && !coupon) return null
  const problem = trouble ? refusalMessage(trouble, language) : null
  return { code: typed ?? '', name: coupon ? wordIn(coupon.name, language) : '', problem }
}
