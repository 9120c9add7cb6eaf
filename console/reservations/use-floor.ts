import { useState } from 'react'
import { CallError } from '#contract/client.ts'
import type { FloorPlanWire } from '#contract/reservation-rules.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { floorBody, type FloorDraft } from './floor-state.ts'

/** What saving told. */
export interface Told {
  readonly tone: 'ok' | 'err'
  readonly words: string
}

/** Takes a floor plan as the page came with it; keeps what is changed of it until it is saved. */
export function useFloor(first: FloorPlanWire) {
  const client = useClient()
  const t = useText()
  const [kept, setKept] = useState<FloorDraft>(first)
  const [draft, setDraft] = useState<FloorDraft>(first)
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<Told>()
  const change = (next: FloorDraft) => {
    setTold(undefined)
    setDraft(next)
  }
  const save = async () => {
    setBusy(true)
    try {
      const now = await client.saveFloorPlan(floorBody(first.branch_id, draft))
      setKept(now)
      setDraft(now)
      setTold({ tone: 'ok', words: t('res.saved') })
    } catch (error) {
      setTold({ tone: 'err', words: error instanceof CallError ? error.message : t('told.unreachable') })
    } finally {
      setBusy(false)
    }
  }
  return { draft, change, told, busy, save, dirty: draft !== kept, discard: () => change(kept) }
}
