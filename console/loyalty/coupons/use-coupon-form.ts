import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { CouponWire } from '#contract/loyalty/coupons.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import {
  bodyOf,
  newCoupon,
  valuesOf,
  wrongIn,
  type CouponKind,
  type CouponLists,
  type CouponText,
} from './coupon-values.ts'

export type CouponForm = ReturnType<typeof useCouponForm>

interface FormState {
  readonly busy: boolean
  readonly refused?: string
  /** Somebody else was faster: the coupon as it is now. */
  readonly overtaken?: CouponWire
}

/**
 * Takes a coupon to change, or none for a new one; holds what was typed, what of it is wrong, and the one press that
 * saves it. A coupon that somebody else has changed meanwhile is told, and both ways lead on from there.
 */
export function useCouponForm(first: CouponWire | undefined, onSaved: (coupon: CouponWire) => void) {
  const client = useClient()
  const t = useText()
  const [coupon, setCoupon] = useState(first)
  const [values, setValues] = useState(() => (first ? valuesOf(first) : newCoupon))
  const [wrong, setWrong] = useState<readonly (CouponText | 'item')[]>([])
  const [state, setState] = useState<FormState>({ busy: false })
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }))
  const right = (name: CouponText | 'item') => setWrong((before) => before.filter((one) => one !== name))

  const send = () => {
    const found = wrongIn(values, coupon?.used ?? 0)
    setWrong(found)
    if (found.length > 0) return
    setState({ busy: true })
    const body = bodyOf(values)
    const saved = coupon
      ? client.changeCoupon(coupon.id, { version: coupon.version, doc: body })
      : client.addCoupon(body)
    saved.then(onSaved, (error: unknown) =>
      setState({ busy: false, ...troubleOf(error, t('told.unreachable')) }),
    )
  }
  return {
    ...values,
    /** Its code, and whether it pays into wallets, stay once it was used. */
    used: coupon?.used ?? 0,
    setKind: (kind: CouponKind) => {
      const percent = kind === 'buy_get' ? '100' : kind === first?.benefit.kind ? values.text.percent : '10'
      set({ kind, text: { ...values.text, percent } })
    },
    type: (name: CouponText, value: string) => {
      setValues((before) => ({ ...before, text: { ...before.text, [name]: value } }))
      right(name)
    },
    setItem: (item: string) => {
      set({ item })
      right('item')
    },
    setList: <K extends keyof CouponLists>(name: K, list: CouponLists[K]) =>
      setValues((before) => ({ ...before, lists: { ...before.lists, [name]: list } })),
    setFirstOrder: (firstOrder: boolean) => set({ firstOrder }),
    setByOrdering: (byOrdering: boolean) => set({ byOrdering }),
    wrong,
    ...state,
    /** The next press saves what stands here over what somebody else left. */
    keepMine: (now: CouponWire) => {
      setCoupon(now)
      setState({ busy: false })
    },
    /** What was typed goes; the form begins from the coupon as somebody else left it. */
    takeTheirs: (now: CouponWire) => {
      setCoupon(now)
      setValues(valuesOf(now))
      setWrong([])
      setState({ busy: false })
    },
    send,
  }
}

function troubleOf(error: unknown, unreachable: string): Omit<FormState, 'busy'> {
  if (!(error instanceof CallError)) return { refused: unreachable }
  const { code, details } = error.body
  const field = Object.values(error.body.errors ?? {}).flat()[0]
  if (code !== 'coupon-changed') return { refused: field ?? error.message }
  return { refused: error.message, overtaken: (details as { coupon: CouponWire }).coupon }
}
