import { useMemo, useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { ZonesWire, ZoneWire } from '#contract/delivery/delivery-zones.ts'
import type { Place } from '#domain/core/distance.ts'
import { parseAmount } from '#domain/core/money.ts'
import { findZone, makeZoneIndex } from '#domain/delivery/zone-index.ts'
import type { Zone } from '#domain/delivery/zone.ts'
import { useClient } from '#web/use-client.ts'
import { useText } from '../../i18n/use-text.ts'
import { useUnsaved } from '../../shell/draft/unsaved.ts'
import { bodyOfDraft, draftOf, type DraftProblem, type ZoneDraft } from './zone-draft.ts'

/** The zones of a branch: the list, the one that is drawn, and the point that is tested. */
export function useZones(branchId: string, first: ZonesWire) {
  const t = useText()
  const client = useClient()
  const [zones, setZones] = useState<readonly ZoneWire[]>(first.data)
  const [draft, setDraft] = useState<ZoneDraft>()
  const [began, setBegan] = useState<ZoneDraft>()
  const [problems, setProblems] = useState<readonly DraftProblem[]>([])
  const [state, setState] = useState<{ busy: boolean; refused?: string }>({ busy: false })
  useUnsaved(draft !== undefined && JSON.stringify(draft) !== JSON.stringify(began), state.busy)
  const [tested, setTested] = useState<Place>()
  const index = useMemo(() => makeZoneIndex(zones.map(zoneOf)), [zones])
  const serving = tested && findZone(index, branchId, tested)

  async function run(call: () => Promise<unknown>): Promise<void> {
    setState({ busy: true })
    try {
      await call()
      setZones((await client.listZones({ branch_id: branchId })).data)
      setDraft(undefined)
      setState({ busy: false })
    } catch (error) {
      const refused = error instanceof CallError ? error.body.message : t('delivery.failed')
      setState({ busy: false, refused })
    }
  }
  return {
    zones,
    draft,
    problems,
    ...state,
    tested,
    /** The zone that serves the tested point; undefined where none does. */
    serving: serving && zones.find(({ id }) => id === serving.id),
    test: setTested,
    edit: (zone: ZoneWire | undefined) => {
      setProblems([])
      setState({ busy: false })
      setTested(undefined)
      const next = draftOf(zone, first.branch)
      setBegan(next)
      setDraft(next)
    },
    change: (part: Partial<ZoneDraft>) => setDraft((now) => now && { ...now, ...part }),
    drop: () => setDraft(undefined),
    save: () => {
      if (!draft || state.busy) return
      const body = bodyOfDraft(draft)
      if (!('name' in body)) return setProblems(body)
      setProblems([])
      const { id } = draft
      void run(() => (id ? client.changeZone(id, body) : client.addZone({ ...body, branch_id: branchId })))
    },
    remove: ({ id, ar, en }: ZoneDraft) => {
      if (id && window.confirm(t('zones.remove-sure', { name: ar || en })))
        void run(() => client.removeZone(id))
    },
  }
}

export type ZonesDesk = ReturnType<typeof useZones>

/** As the server reads it: the same index answers here, in the cart and when an order is placed. */
function zoneOf({ id, branch_id, name, shape, fee, minimum, minutes, on }: ZoneWire): Zone {
  const money = (text: string) => parseAmount(text) ?? 0
  return { id, branchId: branch_id, name, shape, fee: money(fee), minimum: money(minimum), minutes, on }
}
