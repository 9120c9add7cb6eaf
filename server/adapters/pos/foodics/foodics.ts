import type { TillLabels } from '#domain/integrations/till-labels.ts'
import type { PosStatus } from '#domain/integrations/pos-status.ts'
import type { Words } from '#domain/core/words.ts'
import type { z } from 'zod'
import type { GivenAnswer, GivenUrlCaller } from '../../webhooks/port.ts'
import type { PosAccount, PosMenu, PosOrder, PosPush, PosSystem } from '../port.ts'
import { foodicsBody, foodicsTypes } from './foodics-body.ts'
import {
  foodicsBranch,
  foodicsBusiness,
  foodicsHook,
  foodicsList,
  foodicsOrder,
  foodicsProduct,
  foodicsTax,
  referenceKey,
  statusOfFoodics,
} from './foodics-shapes.ts'

const perPage = 50
/** The till answers no further page of orders. */
const mostOrderPages = 10
const mostMenuPages = 100

/** Takes the door to the outside; returns the adapter of Foodics v5 (research: integrations 12). */
export function createFoodics(callUrl: GivenUrlCaller): PosSystem {
  const call = callBy(callUrl)
  return {
    name: 'foodics',
    async whoAmI(account) {
      const answer = await call(account, '/whoami')
      if (isRefused(answer)) return { error: 'refused' }
      const found = read(answer, foodicsBusiness)?.data.business
      return found ? { reference: String(found.reference), name: found.name } : { error: 'unknown' }
    },
    async readMenu(account) {
      const branches = await readPages(call, account, '/branches', foodicsBranch)
      if ('error' in branches) return branches
      const products = await readPages(
        call,
        account,
        '/products?include=category,modifiers,modifiers.options',
        foodicsProduct,
      )
      return 'error' in products ? products : showMenu(branches, products)
    },
    async pushOrder(account, order) {
      const taxIds = await findTaxes(call, account, order)
      // nothing was sent: the till is asked again later, or its owner has a tax to make
      if (taxIds === 'unknown') return { state: 'busy', error: 'taxes-not-read' }
      if (typeof taxIds === 'number')
        return { state: 'refused', error: `no tax of ${taxIds / 100} %`.slice(0, 200) }
      return judgePush(await call(account, '/orders', foodicsBody(order, taxIds)))
    },
    findOrder: (account, ...looked) => findByReference(call, account, ...looked),
    async askOrder(account, posOrderId) {
      const answer = await call(account, `/orders/${encodeURIComponent(posOrderId)}`)
      const order = read(answer, foodicsOne)
      return order ? statusOfFoodics(order.data) : 'unknown'
    },
    readHook(body) {
      const hook = parse(body, foodicsHook)
      return hook && { businessReference: String(hook.business.reference), posOrderId: hook.order.id }
    },
  }
}

type Call = (account: PosAccount, path: string, body?: object) => Promise<GivenAnswer>

const callBy =
  (callUrl: GivenUrlCaller): Call =>
  (account, path, body) =>
    callUrl.call({
      url: `${account.apiUrl}${path}`,
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${account.token}`,
        accept: 'application/json',
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    })

async function readPages<T extends z.ZodType>(call: Call, account: PosAccount, path: string, row: T) {
  const all: z.infer<T>[] = []
  for (let page = 1; page <= mostMenuPages; page += 1) {
    const answer = await call(
      account,
      `${path}${path.includes('?') ? '&' : '?'}page=${page}&per_page=${perPage}`,
    )
    if (isRefused(answer)) return { error: 'refused' as const }
    const list = read(answer, foodicsList(row))
    if (!list) return { error: 'unknown' as const }
    all.push(...list.data)
    if (page >= (list.meta?.last_page ?? 1)) break
  }
  return all
}

/** The rates, basis points, at which VAT is due on something of the order. */
function ratesOf({ vat, lines, delivery }: PosOrder): number[] {
  if (!vat) return []
  const own = lines.map(({ vatBasisPoints = vat.basisPoints }) => vatBasisPoints)
  return [...new Set([...own, ...(delivery ? [vat.basisPoints] : [])])].filter((rate) => rate > 0)
}

/** The till's own tax of each rate of the order; of several, the one that is called VAT. A rate that it has no tax of is returned alone. */
async function findTaxes(
  call: Call,
  account: PosAccount,
  order: PosOrder,
): Promise<ReadonlyMap<number, string> | number | 'unknown'> {
  const ids = new Map<number, string>()
  const rates = ratesOf(order)
  if (rates.length === 0) return ids
  const taxes = await readPages(call, account, '/taxes', foodicsTax)
  if ('error' in taxes) return 'unknown'
  for (const rate of rates) {
    const fits = taxes.filter(
      (tax) =>
        Math.abs(tax.rate - rate / 100) < 0.001 &&
        !tax.deleted_at &&
        !tax.inactive_in_order_types?.includes(foodicsTypes[order.type]),
    )
    const vat = fits.find((tax) =>
      /vat|value added|القيمة المضافة/i.test(`${tax.name} ${tax.name_localized}`),
    )
    const id = (vat ?? fits[0])?.id
    if (id === undefined) return rate
    ids.set(rate, id)
  }
  return ids
}

/** Newest first, until orders are older than ours can be. */
async function findByReference(
  call: Call,
  account: PosAccount,
  reference: string,
  since: Date,
): Promise<{ posOrderId: string; status: PosStatus } | 'absent' | 'unknown'> {
  for (let page = 1; page <= mostOrderPages; page += 1) {
    const answer = await call(account, `/orders?sort=-created_at&page=${page}&per_page=${perPage}`)
    const list = read(answer, foodicsList(foodicsOrder))
    if (!list) return 'unknown'
    const found = list.data.find(({ meta }) => meta?.[referenceKey] === reference)
    if (found) return { posOrderId: found.id, status: statusOfFoodics(found) }
    const oldest = list.data.at(-1)?.created_at
    const past = oldest ? Date.parse(`${oldest.replace(' ', 'T')}Z`) < since.getTime() : false
    if (past || page >= (list.meta?.last_page ?? 1)) return 'absent'
  }
  return 'unknown'
}

const foodicsOne = foodicsList(foodicsOrder).pick({}).extend({ data: foodicsOrder })

const isRefused = (answer: GivenAnswer) =>
  'status' in answer && (answer.status === 401 || answer.status === 403)

function parse<T extends z.ZodType>(text: string, shape: T): z.infer<T> | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function read<T extends z.ZodType>(answer: GivenAnswer, shape: T): z.infer<T> | undefined {
  return 'status' in answer && answer.status === 200 ? parse(answer.text, shape) : undefined
}

/** Too many requests and a wrong token are told before anything is done; a server in trouble proves nothing. */
function judgePush(answer: GivenAnswer): PosPush {
  if ('error' in answer) return { state: answer.sent ? 'unknown' : 'busy', error: answer.error }
  const { status, text } = answer
  if (status === 200 || status === 201) {
    const order = parse(text, foodicsOne)?.data
    return order
      ? { state: 'taken', posOrderId: order.id, status: statusOfFoodics(order) }
      : { state: 'unknown', error: 'answer cannot be read' }
  }
  if (status === 429 || status === 401 || status === 403) return { state: 'busy', error: String(status) }
  if (status === 400 || status === 404 || status === 422)
    return { state: 'refused', error: `${status} ${messageOf(text)}`.trim() }
  return { state: 'unknown', error: String(status) }
}

function messageOf(text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown }
    return typeof message === 'string' ? message.slice(0, 200) : ''
  } catch {
    return ''
  }
}

function wordsOf(row: {
  name?: string | null | undefined
  name_localized?: string | null | undefined
}): Words {
  const en = row.name ?? row.name_localized ?? ''
  return { ar: row.name_localized || en, en }
}

const amountOf = (price: number | string | null | undefined) => Number(price ?? 0).toFixed(2)

/** A whole number from 0, as number or text. */
function wholeOf(value: number | string | null | undefined): number | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const number = Math.round(Number(value))
  return Number.isFinite(number) && number >= 0 ? number : undefined
}

function caloriesOf(value: number | string | null | undefined): { calories?: number } {
  const calories = wholeOf(value)
  return calories === undefined ? {} : { calories }
}

function labelsOf(one: z.infer<typeof foodicsProduct>): TillLabels {
  const minutes = wholeOf(one.walking_minutes_to_burn_calories)
  return {
    ...caloriesOf(one.calories),
    ...(one.is_high_salt === true && { salty: true }),
    ...(minutes !== undefined && { minutes }),
  }
}

function showMenu(
  branches: readonly z.infer<typeof foodicsBranch>[],
  products: readonly z.infer<typeof foodicsProduct>[],
): PosMenu {
  return {
    branches: branches.map((one) => ({ id: one.id, name: wordsOf(one) })),
    products: products.map((one) => ({
      id: one.id,
      name: wordsOf(one),
      price: amountOf(one.price),
      active: one.is_active ?? true,
      category: wordsOf(one.category ?? {}),
      labels: labelsOf(one),
      options: (one.modifiers ?? []).flatMap(({ options }) =>
        (options ?? []).map((option) => ({
          id: option.id,
          name: wordsOf(option),
          price: amountOf(option.price),
          ...caloriesOf(option.calories),
        })),
      ),
    })),
  }
}
