import { dayMs } from '#domain/core/durations.ts'
import { constants } from '#domain/core/limits.ts'

const steps = ['one', 'two', 'three'] as const
export type WizardStep = (typeof steps)[number]

/** Takes what the address says and the step that stands without it; returns the wizard's step. Other values are ignored (spec 4). */
export function readStep(value: string | null, otherwise: WizardStep = 'one'): WizardStep {
  return steps.find((step) => step === value) ?? otherwise
}

/** Takes a step; returns its number for people. */
export function numberOf(step: WizardStep): number {
  return steps.indexOf(step) + 1
}

/** What a section and a period set (spec 4). */
export interface ChosenPeriod {
  readonly area_id: string
  /** HH:mm of the branch's clock. */
  readonly time: string
  readonly cost: string
  readonly is_next_day: boolean
}

/** What is chosen in the first step. */
export interface Wizard {
  readonly guests: number
  /** YYYY-MM-DD */
  readonly date: string
  readonly period: ChosenPeriod | null
}

/** What the branch allows. Dates are YYYY-MM-DD of its own calendar. */
export interface WizardBounds {
  readonly from: number
  readonly to: number
  readonly today: string
  /** Today, or after midnight the evening before, while it runs. */
  readonly firstDay: string
  readonly lastDay: string
}

export type WizardAct =
  | { readonly what: 'guests'; readonly by: 1 | -1 }
  | { readonly what: 'day'; readonly by: 1 | -1 }
  | { readonly what: 'date'; readonly date: string }
  | { readonly what: 'loading' }
  | { readonly what: 'choose'; readonly period: ChosenPeriod }
  | { readonly what: 'reset' }

/** Takes what the branch allows; returns the wizard as it begins: one guest, or the fewest allowed, today. Spec 4, 9. */
export function startWizard(bounds: WizardBounds): Wizard {
  const guests = Math.min(bounds.to, Math.max(bounds.from, constants.defaultGuests))
  return { guests, date: bounds.today, period: null }
}

/** Takes the wizard and what the branch allows; returns whether nothing was chosen yet. */
export function isFresh({ guests, date, period }: Wizard, bounds: WizardBounds): boolean {
  const begin = startWizard(bounds)
  return period === null && guests === begin.guests && date === begin.date
}

/**
 * Takes the wizard, what the visitor does and what the branch allows; returns the wizard after it. Guests move by one
 * within bounds, the date by one day within the horizon, and loading slots resets the chosen time and cost. Spec 4.
 */
export function moveWizard(wizard: Wizard, act: WizardAct, bounds: WizardBounds): Wizard {
  switch (act.what) {
    case 'guests': {
      const guests = wizard.guests + act.by
      return guests < bounds.from || guests > bounds.to ? wizard : { ...wizard, guests, period: null }
    }
    case 'day':
      return toDate(wizard, dayAfter(wizard.date, act.by), bounds)
    case 'date':
      return toDate(wizard, act.date, bounds)
    case 'loading':
      return wizard.period ? { ...wizard, period: null } : wizard
    case 'choose':
      return { ...wizard, period: act.period }
    case 'reset':
      return startWizard(bounds)
  }
}

function toDate(wizard: Wizard, date: string, { firstDay, lastDay }: WizardBounds): Wizard {
  if (date === wizard.date || date < firstDay || date > lastDay) return wizard
  return { ...wizard, date, period: null }
}

/** Takes a date YYYY-MM-DD and whole days; returns the date so many days on. */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}
