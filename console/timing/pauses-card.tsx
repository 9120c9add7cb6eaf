import type { TimingPlanWire } from '#contract/timing/timing.ts'
import { TimedList } from './timed-list.tsx'
import type { TimingDesk } from './use-timing.ts'

const words = {
  title: 'hours.pauses',
  lead: 'hours.pauses-lead',
  none: 'hours.pauses-none',
  add: 'hours.pause-add',
  one: 'hours.weekly-pause',
} as const

type Pause = TimingPlanWire['pauses'][number]
const isWeekly = (pause: Pause): pause is Extract<Pause, { kind: 'weekly' }> => pause.kind === 'weekly'

/** Short stops by a weekly timetable; a stop of now has a card of its own. */
export function PausesCard({ desk }: { readonly desk: TimingDesk }) {
  const { plan, saved, change } = desk
  return (
    <TimedList
      id="pauses"
      words={words}
      kind="pause"
      timed={plan.pauses.filter(isWeekly)}
      types={saved.branch.types}
      onChange={(timed) =>
        change({
          pauses: [
            ...plan.pauses.filter((pause) => !isWeekly(pause)),
            ...timed.map(({ name, types, from, to, windows }) => ({
              name,
              types: [...types],
              kind: 'weekly' as const,
              from,
              to,
              windows: [...windows],
            })),
          ],
        })
      }
    />
  )
}
