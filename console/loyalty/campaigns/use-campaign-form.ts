import { useState } from 'react'
import type { AudienceWire, CampaignBody, CampaignWire } from '#contract/loyalty/campaigns.ts'
import { CallError } from '#contract/core/client.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import { makeKey } from '#web/make-key.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import { isCount, whole } from '../../shell/read-number.ts'
import { useSegmentForm } from './use-segment-form.ts'

export const couponKinds = ['none', 'percent', 'amount'] as const
type CouponKind = (typeof couponKinds)[number]

const empty = { name: '', body_ar: '', body_en: '', percent: '10', amount: '10.00', valid_days: '14' }
export type CampaignText = keyof typeof empty
export type CampaignForm = ReturnType<typeof useCampaignForm>

/** The form of a campaign: what was typed, its dry run, and the press that sends it, which comes after that. */
export function useCampaignForm(onSent: (sent: CampaignWire) => void) {
  const t = useText()
  const client = useClient()
  const [text, setText] = useState(empty)
  const [kind, setKind] = useState<CouponKind>('none')
  const [wrong, setWrong] = useState<readonly CampaignText[]>([])
  const [state, setState] = useState<{ busy?: 'try' | 'send'; refused?: string }>({})
  const [tried, setTried] = useState<AudienceWire>()
  // a press that is repeated, or whose answer was lost, sends it once
  const [key] = useState(makeKey)
  const changed = () => setTried(undefined)
  const segment = useSegmentForm(changed)
  const checked = (busy: 'try' | 'send', act: (body: CampaignBody) => Promise<void>) => {
    const found = wrongIn(text, kind)
    setWrong(found)
    const whom = segment.read()
    if (found.length > 0 || !whom) return
    setState({ busy })
    act(bodyOf(text, kind, whom)).then(
      () => setState({}),
      (error: unknown) =>
        setState({ refused: error instanceof CallError ? error.message : t('told.unreachable') }),
    )
  }
  return {
    text,
    kind,
    wrong,
    tried,
    segment,
    ...state,
    /** What it gives, as far as it can be read yet. */
    coupon: couponOf(text, kind),
    setKind: (one: CouponKind) => {
      setKind(one)
      changed()
    },
    type: (name: CampaignText, value: string) => {
      setText((before) => ({ ...before, [name]: value }))
      setWrong((before) => before.filter((one) => one !== name))
      changed()
    },
    tryIt: () => checked('try', async (body) => setTried(await client.countAudience(body))),
    send: () => checked('send', async (body) => onSent(await client.sendCampaign({ ...body, key }))),
  }
}

function wrongIn(text: typeof empty, kind: CouponKind): CampaignText[] {
  const wrong: CampaignText[] = []
  if (text.name.trim() === '') wrong.push('name')
  if (text.body_ar.trim() === '' && text.body_en.trim() === '') wrong.push('body_ar')
  if (kind === 'percent' && !isCount(text.percent, 100)) wrong.push('percent')
  if (kind === 'amount' && (parseAmount(text.amount) ?? 0) <= 0) wrong.push('amount')
  if (kind !== 'none' && !isCount(text.valid_days, 365)) wrong.push('valid_days')
  return wrong
}

function couponOf(text: typeof empty, kind: CouponKind): CampaignBody['coupon'] {
  if (kind === 'percent') return { kind, percent: isCount(text.percent, 100) ? whole(text.percent) : 0 }
  return kind === 'amount' ? { kind, amount: toDecimal(parseAmount(text.amount) ?? 0) } : null
}

function bodyOf(text: typeof empty, kind: CouponKind, segment: CampaignBody['segment']): CampaignBody {
  return {
    name: text.name.trim(),
    segment,
    body: { ar: text.body_ar.trim(), en: text.body_en.trim() },
    coupon: couponOf(text, kind),
    valid_days: kind === 'none' ? 1 : whole(text.valid_days),
  }
}
