import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { EarningRulesWire, EarningTryWire } from '#contract/loyalty/earning-desk.ts'
import { toWesternDigits } from '#domain/core/digits.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { useUnsaved } from '../shell/draft/unsaved.ts'

export type EarningRule = keyof EarningRulesWire
export type EarningForm = ReturnType<typeof useEarningForm>

const counts = ['points_earned', 'points_last_days', 'points_minimum', 'referral_most'] as const
const isCount = (name: EarningRule): name is (typeof counts)[number] => counts.some((one) => one === name)

type Typed = Readonly<Record<EarningRule, string>>
const typedOf = (rules: EarningRulesWire) =>
  Object.fromEntries(Object.entries(rules).map(([name, value]) => [name, String(value)])) as Typed

/** The form of the rules: what was typed, what of it is wrong, its dry run, and the press that saves. */
export function useEarningForm(first: EarningRulesWire) {
  const t = useText()
  const client = useClient()
  const [text, setText] = useState(() => typedOf(first))
  const [saved, setSaved] = useState(text)
  const [wrong, setWrong] = useState<readonly EarningRule[]>([])
  const [state, setState] = useState<{ busy?: 'try' | 'save'; saved?: boolean; refused?: string }>({})
  useUnsaved(JSON.stringify(text) !== JSON.stringify(saved), state.busy === 'save')
  const [tried, setTried] = useState<EarningTryWire>()
  const checked = (busy: 'try' | 'save', act: (rules: EarningRulesWire) => Promise<void>) => {
    const { rules, wrong: found } = readRules(text)
    setWrong(found)
    if (!rules) return
    setState({ busy })
    act(rules).then(
      () => setState({ saved: busy === 'save' }),
      (error: unknown) => {
        const body = error instanceof CallError ? error.body : undefined
        setWrong(Object.keys(body?.errors ?? {}).filter((name): name is EarningRule => name in text))
        setState({ refused: body?.message ?? t('told.unreachable') })
      },
    )
  }
  return {
    text,
    wrong,
    tried,
    ...state,
    /** As far as it can be read yet, for the preview. */
    rules: readRules(text).rules,
    type: (name: EarningRule, value: string) => {
      setText((before) => ({ ...before, [name]: value }))
      setWrong((before) => before.filter((one) => one !== name))
      setTried(undefined)
      setState({})
    },
    tryIt: () => checked('try', async (rules) => setTried(await client.tryEarning(rules))),
    save: () =>
      checked('save', async (rules) => {
        const now = typedOf(await client.saveEarning(rules))
        setText(now)
        setSaved(now)
      }),
  }
}

function readRules(text: Typed): { rules: EarningRulesWire | undefined; wrong: EarningRule[] } {
  const wrong: EarningRule[] = []
  const read = (Object.keys(text) as EarningRule[]).map((name) => {
    const typed = toWesternDigits(text[name].trim())
    const value = isCount(name) ? (/^\d{1,7}$/.test(typed) ? Number(typed) : undefined) : parseAmount(typed)
    if (value === undefined || value < 0) wrong.push(name)
    return [name, isCount(name) ? value : toDecimal(value ?? 0)]
  })
  return { rules: wrong.length > 0 ? undefined : (Object.fromEntries(read) as EarningRulesWire), wrong }
}
