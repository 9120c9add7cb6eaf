import { useState } from 'react'
import { CallError } from '#contract/client.ts'
import type { CouponBody, CouponWire } from '#contract/coupons.ts'
import type { OrderType } from '#domain/menu.ts'
import { toWesternDigits } from '#domain/digits.ts'
import { parseAmount, toDecimal } from '#domain/money.ts'
import { useClient } from '#web/use-client.ts'
import type { Window } from '../hours/window-rows.tsx'
import { useText } from '../i18n/use-text.ts'

export const couponKinds = ['percent', 'amount', 'free_delivery', 'free_item', 'buy_get', 'wallet'] as const
export type CouponKind = (typeof couponKinds)[number]

const empty = {
  code: '',
  name_ar: '',
  name_en: '',
  percent: '10',
  most: '',
  amount: '',
  buy_count: '2',
  get_count: '1',
  minimum: '',
  starts: '',
  ends: '',
  limit_total: '',
  limit_per_customer: '',
  limit_per_day: '',
}
export type CouponText = keyof typeof empty

const unlimited = {
  branch_ids: [] as readonly string[],
  types: [] as readonly OrderType[],
  windows: [] as readonly Window[],
  group_ids: [] as readonly string[],
  on_item_ids: [] as readonly string[],
  buy_item_ids: [] as readonly string[],
  get_item_ids: [] as readonly string[],
}
/** Where, when, for whom and of what; an empty list limits nothing. */
export type CouponLists = typeof unlimited
export type CouponForm = ReturnType<typeof useCouponForm>

/** The form of a new coupon: what was typed, what of it is wrong, and the one press that makes it. */
export function useCouponForm(onMade: (coupon: CouponWire) => void) {
  const client = useClient()
  const t = useText()
  const [kind, setKind] = useState<CouponKind>('percent')
  const [text, setText] = useState(empty)
  const [item, setItem] = useState('')
  const [lists, setLists] = useState<CouponLists>(unlimited)
  const [firstOrder, setFirstOrder] = useState(false)
  const [wrong, setWrong] = useState<readonly CouponText[]>([])
  const [state, setState] = useState<{ busy: boolean; refused?: string }>({ busy: false })
  const send = () => {
    const found = wrongIn(kind, text)
    setWrong(found)
    if (found.length > 0 || (kind === 'free_item' && item === '')) return
    setState({ busy: true })
    client.addCoupon(bodyOf({ kind, text, item, lists, firstOrder })).then(onMade, (error: unknown) =>
      setState({
        busy: false,
        refused: error instanceof CallError ? error.message : t('told.unreachable'),
      }),
    )
  }
  return {
    kind,
    setKind: (next: CouponKind) => {
      setKind(next)
      setText((before) => ({ ...before, percent: next === 'buy_get' ? '100' : '10' }))
    },
    text,
    type: (name: CouponText, value: string) => {
      setText((before) => ({ ...before, [name]: value }))
      setWrong((before) => before.filter((one) => one !== name))
    },
    item,
    setItem,
    lists,
    setList: <K extends keyof CouponLists>(name: K, list: CouponLists[K]) =>
      setLists((before) => ({ ...before, [name]: list })),
    firstOrder,
    setFirstOrder,
    wrong,
    ...state,
    send,
  }
}

const whole = (typed: string) => Number(toWesternDigits(typed.trim()))
const isCount = (typed: string, most: number) =>
  Number.isInteger(whole(typed)) && whole(typed) > 0 && whole(typed) <= most
const isMoney = (typed: string) => (parseAmount(typed) ?? 0) > 0

function wrongIn(kind: CouponKind, text: typeof empty): CouponText[] {
  const wrong: CouponText[] = []
  if (text.name_ar.trim() === '' && text.name_en.trim() === '') wrong.push('name_ar')
  if (kind === 'percent' && !isCount(text.percent, 100)) wrong.push('percent')
  if (kind === 'percent' && text.most !== '' && !isMoney(text.most)) wrong.push('most')
  if ((kind === 'amount' || kind === 'wallet') && !isMoney(text.amount)) wrong.push('amount')
  if (kind === 'wallet' && text.code.trim() === '') wrong.push('code')
  if (kind === 'buy_get' && !isCount(text.percent, 100)) wrong.push('percent')
  if (text.starts !== '' && text.ends !== '' && text.ends < text.starts) wrong.push('ends')
  if (kind === 'buy_get')
    for (const name of ['buy_count', 'get_count'] as const) if (!isCount(text[name], 20)) wrong.push(name)
  if (text.minimum !== '' && !isMoney(text.minimum)) wrong.push('minimum')
  for (const name of ['limit_total', 'limit_per_customer', 'limit_per_day'] as const)
    if (text[name] !== '' && !isCount(text[name], 1_000_000)) wrong.push(name)
  return wrong
}

interface Typed {
  readonly kind: CouponKind
  readonly text: typeof empty
  readonly item: string
  readonly lists: CouponLists
  readonly firstOrder: boolean
}

function bodyOf({ kind, text, item, lists, firstOrder }: Typed): CouponBody {
  const money = (typed: string) => (typed === '' ? null : toDecimal(parseAmount(typed) ?? 0))
  const count = (typed: string) => (typed === '' ? null : whole(typed))
  return {
    code: text.code,
    name: { ar: text.name_ar.trim(), en: text.name_en.trim() },
    benefit: benefitOf(kind, text, { item, lists }),
    rules: {
      branch_ids: [...lists.branch_ids],
      types: [...lists.types],
      windows: lists.windows.map((window) => ({ ...window, days: [...window.days] })),
      minimum: money(text.minimum),
      group_ids: [...lists.group_ids],
      first_order: firstOrder,
    },
    starts_at: text.starts === '' ? null : new Date(`${text.starts}T00:00:00`).toISOString(),
    // the last moment of that day by the clock of who typed it
    ends_at: text.ends === '' ? null : new Date(`${text.ends}T23:59:59`).toISOString(),
    limit_total: count(text.limit_total),
    limit_per_customer: count(text.limit_per_customer),
    limit_per_day: count(text.limit_per_day),
  }
}

function benefitOf(
  kind: CouponKind,
  text: typeof empty,
  { item, lists }: Pick<Typed, 'item' | 'lists'>,
): CouponBody['benefit'] {
  const on = { on_item_ids: [...lists.on_item_ids] }
  switch (kind) {
    case 'percent':
      return {
        kind,
        percent: whole(text.percent),
        most: text.most === '' ? null : toDecimal(parseAmount(text.most) ?? 0),
        ...on,
      }
    case 'amount':
      return { kind, amount: toDecimal(parseAmount(text.amount) ?? 0), ...on }
    case 'wallet':
      return { kind, amount: toDecimal(parseAmount(text.amount) ?? 0) }
    case 'free_delivery':
      return { kind }
    case 'free_item':
      return { kind, item_id: item, quantity: 1 }
    case 'buy_get':
      return {
        kind,
        buy_item_ids: [...lists.buy_item_ids],
        buy_count: whole(text.buy_count),
        get_item_ids: [...lists.get_item_ids],
        get_count: whole(text.get_count),
        percent: whole(text.percent),
      }
  }
}
