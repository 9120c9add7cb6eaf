import { useState } from 'react'
import { CallError } from '#contract/client.ts'
import type { TimingPlanWire, TimingWire } from '#contract/timing.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'

/** A branch's timing as it is kept, the changes that are not, and how to keep them. */
export function useTiming(branchId: string, first: TimingWire) {
  const client = useClient()
  const t = useText()
  const [kept, setKept] = useState(first)
  const [plan, setPlan] = useState<TimingPlanWire>(first.plan)
  const [busy, setBusy] = useState<'save' | 'pause'>()
  const [told, setTold] = useState<{ readonly tone: 'ok' | 'err'; readonly words: string }>()
  const dirty = JSON.stringify(plan) !== JSON.stringify(kept.plan)

  async function act(what: 'save' | 'pause', call: () => Promise<TimingWire>): Promise<void> {
    if (busy) return
    setBusy(what)
    setTold(undefined)
    try {
      const next = await call()
      setKept(next)
      // a pause leaves what is being typed as it is
      setPlan((typed) => (what === 'save' || !dirty ? next.plan : typed))
      if (what === 'save') setTold({ tone: 'ok', words: t('hours.saved') })
    } catch (error) {
      setTold({ tone: 'err', words: wordsOf(error) })
    } finally {
      setBusy(undefined)
    }
  }

  const wordsOf = (error: unknown): string => {
    if (!(error instanceof CallError)) return t('told.unreachable')
    return error.body.code === 'bad-input' ? t('hours.failed') : error.message
  }
  return {
    kept,
    plan,
    busy,
    told,
    dirty,
    change: (more: Partial<TimingPlanWire>) => {
      setTold(undefined)
      setPlan((now) => ({ ...now, ...more }))
    },
    discard: () => setPlan(kept.plan),
    save: () => act('save', () => client.saveTiming(branchId, { plan, seen: kept.seen })),
    pause: (minutes: number) => act('pause', () => client.pauseBranch(branchId, minutes)),
  }
}

export type TimingDesk = ReturnType<typeof useTiming>
