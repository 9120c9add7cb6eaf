import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { OutsideWire, TimingPlanWire, TimingWire } from '#contract/timing/timing.ts'
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
  const { saved, plan } = draft
  const [busy, setBusy] = useState<'save' | 'pause'>()
  useUnsaved(draft.dirty, busy === 'save')
  const [notice, setNotice] = useState<{ readonly tone: 'ok' | 'err'; readonly words: string }>()

  /** What is sold for later and would lie outside, as it was said before the hours are kept. */
  const [outside, setOutside] = useState<OutsideWire>()

  async function act(what: 'save' | 'pause', call: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(what)
    setNotice(undefined)
    try {
      await call()
    } catch (error) {
      if (error instanceof CallError && error.body.code === 'plan-changed')
        await client.getTiming(branchId).then(draft.setOvertaken, () => undefined)
      setNotice({ tone: 'err', words: wordsOf(error, t) })
    } finally {
      setBusy(undefined)
    }
  }
  const save = async () => {
    const sold = await client.checkTiming(branchId, { plan })
    // once it was said, the same press keeps it
    if (sold.orders + sold.reservations > 0 && !isSame(sold, outside)) return setOutside(sold)
    const now = await client.saveTiming(branchId, { plan, seen: saved.seen })
    draft.show(now)
    setOutside(undefined)
    setNotice({ tone: 'ok', words: [t('hours.saved'), ...outsideWords(now.outside, t)].join(' ') })
  }
  const pause = async (minutes: number) => {
    if (!draft.stop(await client.pauseBranch(branchId, { minutes })))
      setNotice({ tone: 'err', words: t('shell.overtaken') })
  }

  /** One of the ways on from what a colleague left. */
  const goOn = (way: (now: TimingWire) => void) => (now: TimingWire) => {
    way(now)
    setNotice(undefined)
  }
  return {
    ...draft,
    busy,
    notice,
    keepMine: goOn(draft.goOnFrom),
    takeTheirs: goOn(draft.show),
    outside: outside && outsideWords(outside, t).join(' '),
    change: (more: Partial<TimingPlanWire>) => {
      setOutside(undefined)
      if (!draft.overtaken) setNotice(undefined)
      draft.change(more)
    },
    discard: () => {
      setOutside(undefined)
      draft.discard()
    },
    save: () => act('save', save),
    pause: (minutes: number) => act('pause', () => pause(minutes)),
  }
}

const isSame = (one: OutsideWire, other: OutsideWire | undefined) =>
  one.orders === other?.orders && one.reservations === other.reservations

/** How many of each, and what is to be done; nothing where nothing lies outside. */
function outsideWords({ orders, reservations }: OutsideWire, t: ReturnType<typeof useText>): string[] {
  if (orders + reservations === 0) return []
  return [
    ...(orders > 0 ? [t('hours.outside-orders', { count: orders })] : []),
    ...(reservations > 0 ? [t('hours.outside-reservations', { count: reservations })] : []),
    t('hours.outside-do'),
  ]
}

/** What was typed, the timing that it began from, and the one that a colleague left meanwhile. */
function usePlanDraft(first: TimingWire) {
  const [saved, setSaved] = useState(first)
  const [plan, setPlan] = useState<TimingPlanWire>(first.plan)
  const [overtaken, setOvertaken] = useState<TimingWire>()
  const show = (now: TimingWire) => {
    setSaved(now)
    setPlan(now.plan)
    setOvertaken(undefined)
  }
  /** From what is kept now, with what was typed over it. */
  const goOnFrom = (now: TimingWire) => {
    setPlan((mine) => mergePlans(saved.plan, mine, now.plan))
    setSaved(now)
    setOvertaken(undefined)
  }
  return {
    saved,
    plan,
    dirty: JSON.stringify(plan) !== JSON.stringify(saved.plan),
    overtaken,
    setOvertaken,
    show,
    goOnFrom,
    change: (more: Partial<TimingPlanWire>) => setPlan((now) => ({ ...now, ...more })),
    discard: () => setPlan(saved.plan),
    /** Takes the timing after a stop; returns whether what is typed goes on: not where a colleague has changed the same. */
    stop(now: TimingWire): boolean {
      const met = haveMet(inWeeks(saved.plan), inWeeks(plan), inWeeks(now.plan))
      if (!met) goOnFrom(now)
      else {
        setSaved({ ...saved, now: now.now, paused_until: now.paused_until })
        setOvertaken(now)
      }
      return !met
    },
  }
}

export type TimingDesk = ReturnType<typeof useTiming>

function wordsOf(error: unknown, t: ReturnType<typeof useText>): string {
  if (!(error instanceof CallError)) return t('told.unreachable')
  return error.body.code === 'bad-input' ? t('hours.failed') : error.message
}
