import { useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { BranchBody, BranchDeskWire, DeskBranchWire } from '#contract/branches/branch-desk.ts'
import { useClient } from '#web/use-client.ts'
import { readDegree, whole } from '../shell/read-number.ts'
import { useAct } from '../shell/use-act.ts'

const fresh: Omit<BranchBody, 'time_zone'> = {
  name: { ar: '', en: '' },
  address: { ar: '', en: '' },
  phone: '',
  latitude: 24.7136,
  longitude: 46.6753,
  types: ['pickup'],
  base_minutes: 15,
  accept_within_minutes: 15,
  auto_accept: false,
  enable_custom_tax: false,
  custom_tax_number: '',
  custom_tax_url: '',
}

/** Numbers while they are typed. */
type Typed = Record<'latitude' | 'longitude' | 'base_minutes' | 'accept_within_minutes', string>

const typedOf = (body: BranchBody): Typed => ({
  latitude: String(body.latitude),
  longitude: String(body.longitude),
  base_minutes: String(body.base_minutes),
  accept_within_minutes: String(body.accept_within_minutes),
})

/** The form of a branch: what was typed, what a colleague changed meanwhile, and the press that keeps it. */
export function useBranchForm(
  branch: DeskBranchWire | undefined,
  zones: readonly string[],
  onSaved: (desk: BranchDeskWire) => void,
) {
  const client = useClient()
  const act = useAct()
  const [seen, setSeen] = useState(branch?.seen ?? '')
  const [body, setBody] = useState<BranchBody>(branch ?? { ...fresh, time_zone: zones[0] ?? 'UTC' })
  const [typed, setTyped] = useState(typedOf(body))
  /** The branch as a colleague left it while this form was open. */
  const [theirs, setTheirs] = useState<DeskBranchWire>()
  const send = () => {
    const typedBody: BranchBody = {
      ...body,
      // what is no number is refused at its field
      latitude: readDegree(typed.latitude) ?? Number.NaN,
      longitude: readDegree(typed.longitude) ?? Number.NaN,
      base_minutes: whole(typed.base_minutes),
      accept_within_minutes: whole(typed.accept_within_minutes),
    }
    const call = () =>
      branch
        ? client.changeBranch(branch.id, { ...bare(typedBody), seen })
        : client.addBranch(bare(typedBody))
    act.run(
      () =>
        call().catch((error: unknown) => {
          const now = error instanceof CallError ? error.body.details?.['now'] : undefined
          if (now) setTheirs(now as DeskBranchWire)
          throw error
        }),
      onSaved,
    )
  }
  return {
    body,
    typed,
    theirs,
    act,
    set: (more: Partial<BranchBody>) => setBody((now) => ({ ...now, ...more })),
    type: (name: keyof Typed, value: string) => setTyped((now) => ({ ...now, [name]: value })),
    /** Goes on from what the colleague left. */
    takeTheirs: () => {
      if (!theirs) return
      setBody(theirs)
      setTyped(typedOf(theirs))
      setSeen(theirs.seen)
      setTheirs(undefined)
      act.clear()
    },
    send,
  }
}

/** What the call takes, and nothing of what the page shows besides. */
function bare(body: BranchBody): BranchBody {
  const names = [...Object.keys(fresh), 'time_zone'] as (keyof BranchBody)[]
  return Object.fromEntries(names.map((name) => [name, body[name]])) as BranchBody
}

export type BranchForm = ReturnType<typeof useBranchForm>
