import { useState } from 'react'
import type { CampaignBody } from '#contract/loyalty/campaigns.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { isCount, whole } from '../../shell/read-number.ts'

const empty = { spent: '', spent_days: '90', away_days: '', birthday_days: '' }
export type SegmentText = keyof typeof empty
export type SegmentForm = ReturnType<typeof useSegmentForm>

/** Whom a campaign or a group is for: what was typed, what of it is wrong, and the segment as the calls take it. */
export function useSegmentForm(onChange: () => void = () => {}) {
  const [text, setText] = useState(empty)
  const [group, setGroup] = useState('')
  const [wrong, setWrong] = useState<readonly SegmentText[]>([])
  return {
    text,
    group,
    wrong,
    type: (name: SegmentText, value: string) => {
      setText((before) => ({ ...before, [name]: value }))
      setWrong((before) => before.filter((one) => one !== name))
      onChange()
    },
    setGroup: (id: string) => {
      setGroup(id)
      onChange()
    },
    /** Nothing when something typed is wrong: it is marked. */
    read(): CampaignBody['segment'] | undefined {
      const found = wrongIn(text)
      setWrong(found)
      return found.length > 0 ? undefined : segmentOf(text, group)
    },
  }
}

function wrongIn(text: typeof empty): SegmentText[] {
  const bad = (name: SegmentText, most: number) => text[name] !== '' && !isCount(text[name], most)
  const wrong: SegmentText[] = []
  if (text.spent !== '' && (parseAmount(text.spent) ?? 0) <= 0) wrong.push('spent')
  if (text.spent !== '' && !isCount(text.spent_days, 3650)) wrong.push('spent_days')
  if (bad('away_days', 3650)) wrong.push('away_days')
  if (bad('birthday_days', 366)) wrong.push('birthday_days')
  return wrong
}

function segmentOf(text: typeof empty, group: string): CampaignBody['segment'] {
  const days = (typed: string) => (typed === '' ? null : whole(typed))
  return {
    group_ids: group ? [group] : [],
    spent:
      text.spent === ''
        ? null
        : { amount: toDecimal(parseAmount(text.spent) ?? 0), days: whole(text.spent_days) },
    away_days: days(text.away_days),
    birthday_days: days(text.birthday_days),
  }
}
