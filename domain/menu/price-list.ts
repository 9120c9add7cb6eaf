import { shareOf, type Minor } from '../core/money.ts'
import { windowStateAt, type TimeWindow } from '../core/time-window.ts'
import type { Words } from '../core/words.ts'
import { addDays, parseDate, toUtc } from '../core/zoned-time.ts'
import { earliest } from './availability.ts'
import type { Item } from './menu.ts'

/** Where a price is asked for: the website and orders by phone, a table's code, programs that read the menu (aggregators). */
export const priceChannels = ['storefront', 'table', 'api'] as const
export type PriceChannel = (typeof priceChannels)[number]

/** Other prices of some dishes, for branches, a channel or a time. Of several that hold, the first that names a dish decides. */
export interface PriceList {
  readonly id: string
  readonly name: Words
  /** None = all. */
  readonly branchIds: readonly string[]
  /** None = all. */
  readonly channels: readonly PriceChannel[]
  /** When it holds; none = always. */
  readonly windows: readonly TimeWindow[]
  /** First and last day on which it holds, YYYY-MM-DD in the branch's zone; none = no limit. */
  readonly from?: string
  readonly to?: string
  /** How much dearer or cheaper, in basis points of the regular price (−2000 = 20 % less), in these groups (none = all); 0 = not so. */
  readonly basisPoints: number
  readonly groupIds: readonly string[]
  /** Prices of single dishes, minor units; they come before the share. */
  readonly prices: readonly { readonly itemId: string; readonly price: Minor }[]
  /** A lower price is an offer: the regular one stands struck through beside it, with when it ends. */
  readonly isOffer: boolean
  readonly active: boolean
}

/** Where and when prices are asked for; `now` UTC ms. */
export interface PriceMoment {
  readonly branchId: string
  readonly channel: PriceChannel
  readonly zone: string
  readonly now: number
}

/** A list that holds, and the minute of the day at which it ends (may pass 1440); none = not by the clock of the day. */
export interface OpenList {
  readonly list: PriceList
  readonly until?: number
}

/** Takes the owner's lists and a moment; returns those that hold then, in their order, and when that changes by the clock (UTC ms). */
export function openLists(
  lists: readonly PriceList[],
  { branchId, channel, zone, now }: PriceMoment,
): { open: readonly OpenList[]; changesAt: number | undefined } {
  const open: OpenList[] = []
  const changes: (number | undefined)[] = []
  for (const list of lists) {
    const meant =
      list.active &&
      (list.branchIds.length === 0 || list.branchIds.includes(branchId)) &&
      (list.channels.length === 0 || list.channels.includes(channel))
    if (!meant) continue
    const [first, last] = [parseDate(list.from ?? ''), parseDate(list.to ?? '')]
    const start = first && toUtc(first, 0, zone)
    const end = last && toUtc(addDays(last, 1), 0, zone)
    if (end !== undefined && now >= end) continue
    if (start !== undefined && now < start) {
      changes.push(start)
      continue
    }
    const state = windowStateAt(list.windows, now, zone)
    changes.push(end, state.changesAt)
    if (state.open) open.push({ list, ...(state.until !== undefined && { until: state.until }) })
  }
  return { open, changesAt: earliest(...changes) }
}

/** Takes items as a branch sells them and the lists that hold; returns the items with the prices of then. The same map where no list holds. */
export function withLists(
  items: ReadonlyMap<string, Item>,
  open: readonly OpenList[],
): ReadonlyMap<string, Item> {
  if (open.length === 0) return items
  const named = open.map(({ list, until }) => ({
    list,
    until,
    prices: new Map(list.prices.map(({ itemId, price }) => [itemId, price])),
  }))
  const priced = new Map<string, Item>()
  for (const [id, item] of items) {
    const found = named.find(({ list, prices }) => prices.has(id) || isShared(list, item))
    const price = found && (found.prices.get(id) ?? item.price + shareOf(item.price, found.list.basisPoints))
    priced.set(id, found && price !== undefined ? pricedAs(item, price, found) : item)
  }
  return priced
}

const isShared = ({ basisPoints, groupIds }: PriceList, { groupId }: Item) =>
  basisPoints !== 0 && (groupIds.length === 0 || groupIds.includes(groupId))

function pricedAs(item: Item, price: Minor, { list, until }: OpenList): Item {
  const { priceBefore, ...rest } = item
  if (price === item.price) return item
  const regular = Math.max(item.price, priceBefore ?? 0)
  const isCheaper = list.isOffer && price < item.price
  return {
    ...rest,
    price,
    ...(isCheaper && { priceBefore: regular, ...(until !== undefined && { priceUntil: until }) }),
  }
}
