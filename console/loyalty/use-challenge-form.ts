import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { ChallengeBody, ChallengeTryWire, StaffChallengeWire } from '#contract/loyalty/loyalty-desk.ts'
import type { DurationUnit } from '#domain/loyalty/challenge.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { isCount, whole } from '../shell/read-number.ts'

export const goalKinds = ['orders', 'spend', 'items'] as const
export const rewardKinds = ['wallet', 'points'] as const

const empty = {
  name_ar: '',
  name_en: '',
  terms_ar: '',
  terms_en: '',
  count: '3',
  amount: '100.00',
  duration: '7',
  reward_amount: '10',
  minimum: '',
  most: '1',
  ends: '',
}
export type ChallengeText = keyof typeof empty
export type ChallengeForm = ReturnType<typeof useChallengeForm>

interface Chosen {
  readonly goal: (typeof goalKinds)[number]
  readonly unit: DurationUnit
  readonly reward: (typeof rewardKinds)[number]
  readonly items: readonly string[]
  readonly group: string
}
const atFirst: Chosen = { goal: 'orders', unit: 'days', reward: 'wallet', items: [], group: '' }

/** The form of a new challenge: what was typed and chosen, what of it is wrong, its dry run, and the press that makes it. */
export function useChallengeForm(onMade: (made: StaffChallengeWire) => void) {
  const client = useClient()
  const t = useText()
  const [text, setText] = useState(empty)
  const [chosen, setChosen] = useState(atFirst)
  const [wrong, setWrong] = useState<readonly (ChallengeText | 'items')[]>([])
  const [state, setState] = useState<{ busy?: 'try' | 'make'; refused?: string }>({})
  const [tried, setTried] = useState<ChallengeTryWire>()
  const failed = (error: unknown) =>
    setState({ refused: error instanceof CallError ? error.message : t('told.unreachable') })
  const checked = (act: (body: ChallengeBody) => Promise<void>, busy: 'try' | 'make') => {
    const found = wrongIn(text, chosen)
    setWrong(found)
    if (found.length > 0) return
    setState({ busy })
    act(bodyOf(text, chosen)).catch(failed)
  }
  return {
    text,
    chosen,
    wrong,
    tried,
    ...state,
    /** As far as it can be read yet, for the preview. */
    body: wrongIn({ ...text, name_ar: 'x' }, chosen).length === 0 ? bodyOf(text, chosen) : undefined,
    type: (name: ChallengeText, value: string) => {
      setText((before) => ({ ...before, [name]: value }))
      setWrong((before) => before.filter((one) => one !== name))
      setTried(undefined)
    },
    choose: (change: Partial<Chosen>) => {
      setChosen((before) => ({ ...before, ...change }))
      setTried(undefined)
    },
    tryIt: () =>
      checked(async (body) => {
        setTried(await client.tryChallenge(body))
        setState({})
      }, 'try'),
    make: () => checked(async (body) => onMade(await client.addChallenge(body)), 'make'),
  }
}

const mostCount = 10_000
const isMoney = (typed: string) => (parseAmount(typed) ?? 0) > 0

function wrongIn(text: typeof empty, { goal, reward, items }: Chosen): (ChallengeText | 'items')[] {
  const wrong: (ChallengeText | 'items')[] = []
  if (text.name_ar.trim() === '' && text.name_en.trim() === '') wrong.push('name_ar')
  if (goal === 'spend' ? !isMoney(text.amount) : !isCount(text.count, mostCount))
    wrong.push(goal === 'spend' ? 'amount' : 'count')
  if (goal === 'items' && items.length === 0) wrong.push('items')
  if (!isCount(text.duration, mostCount)) wrong.push('duration')
  if (reward === 'wallet' ? !isMoney(text.reward_amount) : !isCount(text.reward_amount, mostCount))
    wrong.push('reward_amount')
  if (text.minimum !== '' && !isMoney(text.minimum)) wrong.push('minimum')
  if (text.most !== '' && !isCount(text.most, mostCount)) wrong.push('most')
  return wrong
}

const money = (typed: string) => toDecimal(parseAmount(typed) ?? 0)

function bodyOf(text: typeof empty, { goal, unit, reward, items, group }: Chosen): ChallengeBody {
  const count = whole(text.count)
  return {
    name: { ar: text.name_ar.trim(), en: text.name_en.trim() },
    terms: { ar: text.terms_ar.trim(), en: text.terms_en.trim() },
    goal:
      goal === 'spend'
        ? { kind: 'spend', amount: money(text.amount) }
        : goal === 'orders'
          ? { kind: 'orders', count }
          : { kind: 'items', item_ids: [...items], count },
    duration: { amount: whole(text.duration), unit },
    reward:
      reward === 'wallet'
        ? { kind: 'wallet', amount: money(text.reward_amount) }
        : { kind: 'points', points: whole(text.reward_amount) },
    types: [],
    branch_ids: [],
    minimum: text.minimum === '' ? null : money(text.minimum),
    group_ids: group ? [group] : [],
    most: text.most === '' ? null : whole(text.most),
    starts_at: null,
    ends_at: null,
    ends_on: text.ends || null,
  }
}
