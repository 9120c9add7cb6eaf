import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { StaffRewardWire } from '#contract/loyalty/rewards.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { isCount, whole } from '../shell/read-number.ts'

const empty = { name_ar: '', name_en: '', cost: '100', amount: '10.00', valid_days: '30' }
export type RewardText = keyof typeof empty
export const rewardGives = ['item', 'amount'] as const
export type RewardForm = ReturnType<typeof useRewardForm>

/** The form of a new reward: what was typed, what of it is wrong, and the one press that makes it. */
export function useRewardForm(onMade: (made: StaffRewardWire) => void) {
  const t = useText()
  const client = useClient()
  const [text, setText] = useState(empty)
  const [kind, setKind] = useState<(typeof rewardGives)[number]>('item')
  const [item, setItem] = useState('')
  const [wrong, setWrong] = useState<readonly (RewardText | 'item')[]>([])
  const [state, setState] = useState<{ busy: boolean; refused?: string }>({ busy: false })
  return {
    text,
    kind,
    setKind,
    item,
    setItem: (id: string) => {
      setItem(id)
      setWrong((before) => before.filter((one) => one !== 'item'))
    },
    wrong,
    ...state,
    type: (name: RewardText, value: string) => {
      setText((before) => ({ ...before, [name]: value }))
      setWrong((before) => before.filter((one) => one !== name))
    },
    send() {
      const found: (RewardText | 'item')[] = []
      if (text.name_ar.trim() === '' && text.name_en.trim() === '') found.push('name_ar')
      if (!isCount(text.cost, 1_000_000)) found.push('cost')
      if (!isCount(text.valid_days, 365)) found.push('valid_days')
      if (kind === 'amount' && (parseAmount(text.amount) ?? 0) <= 0) found.push('amount')
      if (kind === 'item' && item === '') found.push('item')
      setWrong(found)
      if (found.length > 0) return
      setState({ busy: true })
      const amount = toDecimal(parseAmount(text.amount) ?? 0)
      client
        .addReward({
          name: { ar: text.name_ar.trim(), en: text.name_en.trim() },
          cost: whole(text.cost),
          gives: kind === 'item' ? { kind, item_id: item } : { kind, amount },
          valid_days: whole(text.valid_days),
        })
        .then(onMade, (error: unknown) =>
          setState({
            busy: false,
            refused: error instanceof CallError ? error.message : t('told.unreachable'),
          }),
        )
    },
  }
}
