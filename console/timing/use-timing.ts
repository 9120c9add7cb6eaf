import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { TimingPlanWire, TimingWire } from '#contract/timing/timing.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { haveMet } from '../shell/draft/merge-parts.ts'
import { useUnsaved } from '../shell/draft/unsaved.ts'
import { inWeeks, mergePlans } from './merge-plans.ts'

/** A branch's timing as it is kept, the changes that are not, and how to keep them. */
export function useTiming(branchId: string, first: TimingWire) {
  const client = useClient()
  const t = useText()
  const draft = usePlanDraft(first)
  const { kept, plan } = draft
  const [busy, setBusy] = useState<'save' | 'pause'>()
  useUnsaved(draft.dirty, busy === 'save')
  const [told, setTold] = useState<{ readonly tone: 'ok' | 'err'; readonly words: string }>()

  async function act(what: 'save' | 'pause', call: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(what)
    setTold(undefined)
    try {
      await call()
    } catch (error) {
      if (error instanceof CallError && error.body.code === 'plan-changed')
        await client.getTiming(branchId).then(draft.setOvertaken, () => undefined)
      setTold({ tone: 'err', words: wordsOf(error) })
    } finally {
      setBusy(undefined)
    }
  }
  const save = async () => {
    draft.show(await client.saveTiming(branchId, { plan, seen: kept.seen }))
    setTold({ tone: 'ok', words: t('hours.saved') })
  }
  const pause = async (minutes: number) => {
    if (!draft.stop(await client.pauseBranch(branchId, { minutes })))
      setTold({ tone: 'err', words: t('shell.overtaken') })
  }

  const wordsOf = (error: unknown): string => {
    if (!(error instanceof CallError)) return t('told.unreachable')
    return error.body.code === 'bad-input' ? t('hours.failed') : error.message
  }
  /** One of the ways on from what a colleague left. */
  const goOn = (way: (now: TimingWire) => void) => (now: TimingWire) => {
    way(now)
    setTold(undefined)
  }
  return {
    ...draft,
    busy,
    told,
    keepMine: goOn(draft.goOnFrom),
    takeTheirs: goOn(draft.show),
    change: (more: Partial<TimingPlanWire>) => {
      if (!draft.overtaken) setTold(undefined)
      draft.change(more)
    },
    save: () => act('save', save),
    pause: (minutes: number) => act('pause', () => pause(minutes)),
  }
}

/** What was typed, the timing that it began from, and the one that a colleague left meanwhile. */
function usePlanDraft(first: TimingWire) {
  const [kept, setKept] = useState(first)
  const [plan, setPlan] = useState<TimingPlanWire>(first.plan)
  const [overtaken, setOvertaken] = useState<TimingWire>()
  const show = (now: TimingWire) => {
    setKept(now)
    setPlan(now.plan)
    setOvertaken(undefined)
  }
  /** From what is kept now, with what was typed over it. */
  const goOnFrom = (now: TimingWire) => {
    setPlan((mine) => mergePlans(kept.plan, mine, now.plan))
    setKept(now)
    setOvertaken(undefined)
  }
  return {
    kept,
    plan,
    dirty: JSON.stringify(plan) !== JSON.stringify(kept.plan),
    overtaken,
    setOvertaken,
    show,
    goOnFrom,
    change: (more: Partial<TimingPlanWire>) => setPlan((now) => ({ ...now, ...more })),
    discard: () => setPlan(kept.plan),
    /** Takes the timing after a stop; returns whether what is typed goes on: not where a colleague has changed the same. */
    stop(now: TimingWire): boolean {
      const met = haveMet(inWeeks(kept.plan), inWeeks(plan), inWeeks(now.plan))
      if (!met) goOnFrom(now)
      else {
        setKept({ ...kept, now: now.now, paused_until: now.paused_until })
        setOvertaken(now)
      }
      return !met
    },
  }
}

export type TimingDesk = ReturnType<typeof useTiming>
