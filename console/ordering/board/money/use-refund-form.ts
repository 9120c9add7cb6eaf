import { useState, useCallback, useEffect } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { RefundableWire } from '#contract/payments/refunds.ts'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { valueOfPieces } from '#domain/pricing/refund-split.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../../i18n/use-text.ts'

export type RefundForm = ReturnType<typeof useRefundForm>

const minor = (amount: string) => parseAmount(amount) ?? 0

/** What is known of a refund that is to be made, and what follows. */
interface RefundDesk extends Pick<RefundableWire, 'left' | 'parts'> {
  /** What the server last said is left: it refuses when that is not so any more. */
  readonly seen: string | undefined
  readonly onRefunded: (ticket: TicketWire) => void
  /** Money went back meanwhile, by a colleague or by a press whose answer was lost. */
  readonly onOvertaken: () => void
}

/** Takes a ticket and what may go back; returns the refund's form: all of it, parts by their pieces, or an amount. */
export function useRefundForm(
  ticket: TicketWire,
  { left, parts, seen, onRefunded, onOvertaken }: RefundDesk,
) {
  const client = useClient()
  const t = useText()
  const [how, setHow] = useState<'full' | 'lines' | 'part'>('full')
  const [amount, setAmount] = useState('')
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map())
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [state, setState] = useState<{ busy: boolean; sent: boolean; refused?: string }>({
    busy: false,
    sent: false,
  })
  const typed = parseAmount(amount)
  const badAmount = how === 'part' && (typed === undefined || typed <= 0 || typed > minor(left))
  const noneChosen = how === 'lines' && chosen.size === 0
  const send = () => {
    setTried(true)
    if (badAmount || noneChosen || !reason.trim()) return
    setState({ busy: true, sent: false })
    const input = { ...inputOf(how, typed, chosen), ...(seen !== undefined && { left: seen }) }
    client.refundOrder(ticket.id, { ...input, reason: reason.trim() }).then(
      (after) => {
        onRefunded(after)
        setState({ busy: false, sent: true })
        setAmount('')
        setChosen(new Map())
        setReason('')
        setTried(false)
      },
      (error: unknown) => {
        if (error instanceof CallError && error.body.code === 'refund-changed') onOvertaken()
        setState({
          busy: false,
          sent: false,
          refused: error instanceof CallError ? error.message : t('told.unreachable'),
        })
      },
    )
  }
  return {
    how,
    setHow,
    amount,
    setAmount,
    chosen,
    choose: (key: string, pieces: number) =>
      setChosen((before) => new Map([...before, [key, pieces] as const].filter(([, count]) => count > 0))),
    reason,
    setReason,
    tried,
    badAmount,
    noneChosen,
    sum: how === 'full' ? left : how === 'part' ? toDecimal(typed ?? 0) : sumOf(parts, chosen),
    ...state,
    send,
  }
}

function inputOf(
  how: 'full' | 'lines' | 'part',
  typed: number | undefined,
  chosen: ReadonlyMap<string, number>,
) {
  if (how === 'lines') return { lines: [...chosen].map(([key, pieces]) => ({ key, pieces })) }
  return how === 'part' && typed !== undefined ? { amount: toDecimal(typed) } : {}
}

/** What these pieces are worth, by the server's own rule. */
function sumOf(parts: RefundableWire['parts'], chosen: ReadonlyMap<string, number>): string {
  const worth = parts.map(({ key, pieces, value, pieces_back, value_back }) => {
    const count = chosen.get(key) ?? 0
    const before = { pieces: pieces_back, value: minor(value_back) }
    return count === 0 ? 0 : valueOfPieces({ quantity: pieces, value: minor(value) }, before, count)
  })
  return toDecimal(worth.reduce((sum, one) => sum + one, 0))
}

/** Takes an order's id; returns what may still go back once it is known, and how to ask again. */
export function useRefundable(id: string): { known: RefundableWire | undefined; ask: () => void } {
  const client = useClient()
  const [known, setKnown] = useState<RefundableWire>()
  const ask = useCallback(() => {
    client.getRefundable(id).then(setKnown, () => {})
  }, [client, id])
  useEffect(ask, [ask])
  return { known, ask }
}
