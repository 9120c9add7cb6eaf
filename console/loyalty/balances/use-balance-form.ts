import { useState, type FormEvent } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { StaffBalancesWire } from '#contract/loyalty/wallet.ts'
import { makeKey } from '#web/make-key.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'

export const changes = ['credit', 'give_away', 'debit'] as const
type Change = (typeof changes)[number]

interface Wrong {
  readonly amount?: string
  readonly reason?: string
}

/** The form of one change: a key per intent, so that a second press changes nothing more (safety 8). */
export function useBalanceForm(
  ledger: 'wallet' | 'points',
  customerId: string,
  onChanged: (balances: StaffBalancesWire) => void,
) {
  const t = useText()
  const client = useClient()
  const [type, setType] = useState<Change>('credit')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [key, setKey] = useState<string>()
  const [wrong, setWrong] = useState<Wrong>({})
  const [state, setState] = useState<{ busy: boolean; refused?: string }>({ busy: false })
  const edited =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      setKey(undefined)
      setWrong({})
      setState({ busy: false })
    }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (state.busy) return
    const missing: Wrong = {
      ...(amount.trim() === '' && { amount: t('shell.required') }),
      ...(reason.trim() === '' && { reason: t('shell.required') }),
    }
    setWrong(missing)
    if (missing.amount ?? missing.reason) return
    const own = key ?? makeKey()
    setKey(own)
    setState({ busy: true })
    client.changeBalance(customerId, { ledger, type, amount, reason }, own).then(
      (balances) => {
        setAmount('')
        setReason('')
        setKey(undefined)
        setState({ busy: false })
        onChanged(balances)
      },
      (error: unknown) => {
        const body = error instanceof CallError ? error.body : undefined
        setWrong(body?.errors?.['amount'] ? { amount: t('shell.wrong') } : {})
        setState({ busy: false, refused: body ? body.message : t('told.unreachable') })
      },
    )
  }
  return {
    type,
    setType: edited(setType),
    amount,
    setAmount: edited(setAmount),
    reason,
    setReason: edited(setReason),
    wrong,
    ...state,
    send,
  }
}
