import { TimedList } from './timed-list.tsx'
import type { TimingDesk } from './use-timing.ts'

const words = {
  title: 'hours.exceptions',
  lead: 'hours.exceptions-lead',
  none: 'hours.exceptions-none',
  add: 'hours.exception-add',
  one: 'hours.exception',
} as const

/** Holidays, special hours, Ramadan. */
export function ExceptionsCard({ desk }: { readonly desk: TimingDesk }) {
  const { plan, saved, change } = desk
  return (
    <TimedList
      id="exceptions"
      words={words}
      kind="exception"
      timed={plan.exceptions}
      types={saved.branch.types}
      ramadan={saved.ramadan}
      onChange={(timed) =>
        change({
          exceptions: timed.map(({ name, types, from, to, windows }) => ({
            name,
            types: [...types],
            from: from ?? '',
            to: to ?? '',
            windows: [...windows],
          })),
        })
      }
    />
  )
}
