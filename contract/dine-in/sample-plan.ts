import type { TimingPlanWire } from '../timing/timing.ts'

/** For tests: a branch's timing as the console sends it. */
export const samplePlan: TimingPlanWire = {
  hours: [{ days: [0, 1, 2, 3, 4, 5, 6], from: 600, to: 1500 }],
  type_hours: { delivery: [{ days: [5], from: 780, to: 1320 }] },
  exceptions: [
    { name: { ar: 'عطلة', en: 'Holiday' }, types: [], from: '2027-02-22', to: '2027-02-22', windows: [] },
  ],
  pauses: [
    {
      name: { ar: 'صلاة', en: 'Prayer' },
      types: [],
      kind: 'weekly',
      windows: [{ days: [5], from: 720, to: 780 }],
      from: null,
      to: null,
    },
  ],
  asap_allowed: true,
  schedule_allowed: true,
  slots: {
    period_minutes: 30,
    lead_minutes: 45,
    stop_minutes: 0,
    cut_off: { minutes: 1080, days_before: 1 },
    days_ahead: null,
    most_orders: 10,
    most_minutes: null,
    most_amount: '500.00',
  },
}
