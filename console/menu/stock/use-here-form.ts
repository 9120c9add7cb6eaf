import { limits } from '#domain/core/limits.ts'
import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { ItemHereBody } from '#contract/menu/item-here.ts'
import type { StockItemWire } from '#contract/backoffice/staff.ts'
import { toWesternDigits } from '#domain/core/digits.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'

/** Takes a branch, an item there as it was when it was opened, and what follows; returns its form: count, place on the menu, prices. */
export function useHereForm(branchId: string, item: StockItemWire, onSaved: () => void) {
  const client = useClient()
  const t = useText()
  const [left, setLeft] = useState(item.left === null ? '' : String(item.left))
  const [shown, setShown] = useState(!item.hidden)
  const [prices, setPrices] = useState(() => item.prices.map((one) => one.own ?? ''))
  const [tried, setTried] = useState(false)
  const [state, setState] = useState<{ busy: boolean; refused?: string }>({ busy: false })
  const count = countOf(left)
  const amounts = prices.map((text) => (text.trim() === '' ? null : parseAmount(text)))
  const badPrice = amounts.map((amount) => amount === undefined || (amount !== null && amount < 0))
  const body = (): ItemHereBody => {
    const changed = item.prices.flatMap(({ type, own }, i) => {
      const price = amounts[i] == null ? null : toDecimal(amounts[i])
      return price === own ? [] : [{ type, price }]
    })
    return {
      branch_id: branchId,
      ...(count !== undefined && count !== item.left && { left: count }),
      ...(shown === item.hidden && { hidden: !shown }),
      ...(changed.length > 0 && { prices: changed }),
    }
  }
  return {
    left,
    setLeft,
    badCount: tried && count === undefined,
    shown,
    setShown,
    prices,
    setPrice: (i: number, text: string) => setPrices(prices.map((one, at) => (at === i ? text : one))),
    badPrice: badPrice.map((bad) => tried && bad),
    ...state,
    save() {
      setTried(true)
      if (count === undefined || badPrice.includes(true)) return
      setState({ busy: true })
      client.changeItemHere(item.id, body()).then(onSaved, (error: unknown) =>
        setState({
          busy: false,
          refused: error instanceof CallError ? error.message : t('told.unreachable'),
        }),
      )
    },
  }
}

/** Null for an empty field: not counted; undefined for what is no count. */
function countOf(text: string): number | null | undefined {
  const plain = toWesternDigits(text.trim())
  if (plain === '') return null
  if (!/^\d{1,6}$/.test(plain)) return undefined
  return Number(plain) <= limits.stockLeft ? Number(plain) : undefined
}
