import type { CartDraft } from '#domain/ordering/cart-draft.ts'
import { fitLines, type FittedLines, type Offer } from '#domain/ordering/cart-fit.ts'
import { priceChanges, withPrices, type PriceChange } from '#domain/pricing/cart-price-change.ts'
import { priceCart } from '#domain/pricing/cart-price.ts'
import { clockWords } from '#domain/core/clock-words.ts'
import { refusalMessage } from '#contract/core/refusal-message.ts'
import type { UsualWire } from '#contract/ordering/usual-orders.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { listSlots } from '#domain/timing/slots.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { toLocal, toUtc } from '#domain/core/zoned-time.ts'
import { maySchedule, slotsOf } from '#server/content/slots-of.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import type { UsualRow } from '#server/store/ordering/usual-orders.ts'
import { cartNews } from '../cart/cart-news.ts'
import { offerOf, refuseBranch } from '../cart/cart-offer.ts'

/** A usual order beside what can be had now. */
export interface FittedUsual extends FittedLines {
  readonly branch: Branch
  readonly offer: Offer
  /** Its address or vehicle, and the next slot at its time of day. */
  readonly draft: CartDraft
  readonly repriced: readonly PriceChange[]
  /** Why nothing of it can be ordered there at all. */
  readonly closed: Refusal | undefined
}

/** Takes a usual order, content and now (UTC ms); returns what of it can be had, or refuses when its branch is gone. */
export function fitUsual(usual: UsualRow, catalogue: Catalogue, now: number): FittedUsual | Refusal {
  const branch = catalogue.branches.find((one) => one.id === usual.branch_id)
  if (!branch) return refuse('branch-not-found')
  const draft = { ...usual.draft, ...timingOf(usual, branch, catalogue, now) }
  const offer = offerOf(catalogue, branch, usual.type, now, draft)
  const fitted = fitLines(usual.lines, offer)
  return {
    ...fitted,
    branch,
    offer,
    draft,
    repriced: priceChanges(fitted.remaining, offer.items),
    closed: refuseBranch(catalogue, branch, usual.type, now, draft),
  }
}

/** The first slot at the time of day that it was ordered for; none of that time left, and it is asked for anew. */
function timingOf(
  { slot_minutes, type }: UsualRow,
  branch: Branch,
  catalogue: Catalogue,
  now: number,
): Pick<CartDraft, 'timing'> {
  if (slot_minutes === null || !maySchedule(branch, type)) return {}
  const slots = listSlots(slotsOf(catalogue, branch, type, now)).flatMap((day) => day.slots)
  const slot = slots.find((one) => toLocal(one.start, branch.timeZone).minutes === slot_minutes)
  return slot ? { timing: { slotStart: slot.start } } : {}
}

/** Takes a usual order, content, a language and now; returns it as it travels, with its fit check. */
export function showUsual(usual: UsualRow, catalogue: Catalogue, language: Language, now: number): UsualWire {
  const fitted = fitUsual(usual, catalogue, now)
  const say = (refusal: Refusal) => refusalMessage(refusal, language)
  const branch = isRefusal(fitted) ? undefined : fitted.branch
  const bill = isRefusal(fitted)
    ? fitted
    : priceCart(withPrices(fitted.remaining, fitted.offer.items), fitted.offer.items, catalogue.tenant)
  const nothing = !isRefusal(fitted) && fitted.remaining.length === 0 ? refuse('items-removed') : undefined
  const closed = isRefusal(fitted) ? fitted : (fitted.closed ?? nothing)
  return {
    id: usual.id,
    name: usual.name,
    type: usual.type,
    branch_id: usual.branch_id,
    branch_name: branch ? wordIn(branch.name, language) : '',
    items: usual.lines.map((line) => ({
      name: wordIn(catalogue.items.get(line.itemId)?.name ?? line.name, language),
      quantity: line.quantity,
      picture: catalogue.items.get(line.itemId)?.picture ?? null,
    })),
    subtotal: toDecimal(isRefusal(bill) ? 0 : bill.food),
    currency: catalogue.tenant.currency,
    gone: isRefusal(fitted) ? [] : fitted.gone.map((line) => wordIn(line.name, language)),
    news: isRefusal(fitted) ? [] : cartNews({ cut: fitted.cut, repriced: [] }, language),
    repriced: isRefusal(fitted)
      ? []
      : fitted.repriced.map(({ line, from, to }) => ({
          name: wordIn(line.name, language),
          from: toDecimal(from),
          to: toDecimal(to),
        })),
    closed: closed ? say(closed) : null,
    time: usual.slot_minutes === null ? null : timeWords(usual.slot_minutes, branch, now, language),
  }
}

function timeWords(minutes: number, branch: Branch | undefined, now: number, language: Language): string {
  const zone = branch?.timeZone ?? 'UTC'
  return clockWords(toUtc(toLocal(now, zone), minutes, zone), zone, language)
}
