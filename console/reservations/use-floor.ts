import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { FloorPlanWire } from '#contract/reservations/reservation-rules.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { floorBody, mergeFloor, type FloorDraft } from './rules/floor-state.ts'

/** What saving told. */
export interface Notice {
  readonly tone: 'ok' | 'err'
  readonly words: string
}

/** Takes a floor plan as the page came with it; keeps what is changed of it until it is saved. */
export function useFloor(first: FloorPlanWire) {
  const client = useClient()
  const t = useText()
  const [saved, setSaved] = useState(first)
  const [draft, setDraft] = useState<FloorDraft>(first)
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<Notice>()
  /** A colleague was faster: the plan as it is now. */
  const [overtaken, setOvertaken] = useState<FloorPlanWire>()
  const goOn = (now: FloorPlanWire, shown: FloorDraft) => {
    setSaved(now)
    setDraft(shown)
    setOvertaken(undefined)
    setNotice(undefined)
  }
  const change = (next: FloorDraft) => {
    setNotice(undefined)
    setDraft(next)
  }
  const save = async () => {
    setBusy(true)
    try {
      const now = await client.saveFloorPlan(floorBody(saved, draft))
      goOn(now, now)
      setNotice({ tone: 'ok', words: t('res.saved') })
    } catch (error) {
      if (error instanceof CallError && error.body.code === 'plan-changed')
        await client.getFloorPlan({ branch_id: first.branch_id }).then(setOvertaken, () => undefined)
      setNotice({ tone: 'err', words: error instanceof CallError ? error.message : t('told.unreachable') })
    } finally {
      setBusy(false)
    }
  }
  return {
    draft,
    change,
    notice,
    busy,
    save,
    overtaken,
    keepMine: (now: FloorPlanWire) => goOn(now, mergeFloor(saved, draft, now)),
    takeTheirs: (now: FloorPlanWire) => goOn(now, now),
    dirty: draft !== saved,
    discard: () => change(saved),
  }
}
