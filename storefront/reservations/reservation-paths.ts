import type { ChosenPeriod, WizardStep } from './wizard/wizard.ts'

/** Where an address of the wizard begins. */
export interface WizardInput extends Pick<ChosenPeriod, 'area_id' | 'time' | 'is_next_day'> {
  readonly date: string
  readonly guests: number
}

/** Takes a branch and what to begin with; returns the own path of its wizard. Spec 2. */
export function wizardPath(branchId: string, input?: Partial<WizardInput>): string {
  const query = new URLSearchParams()
  if (input?.date) query.set('date', input.date)
  if (input?.guests) query.set('guests', String(input.guests))
  if (input?.area_id && input.time) {
    query.set('area', input.area_id)
    query.set('time', input.time)
    if (input.is_next_day) query.set('next_day', '1')
  }
  return withQuery(`/reservations/branch/${branchId}`, query)
}

/** Takes a branch, a reservation, a step and the key of a message; returns the own path at which it goes on. Spec 2. */
export function continuePath(branchId: string, id: string, step: WizardStep, key?: string): string {
  const query = new URLSearchParams({ step })
  if (key) query.set('key', key)
  return withQuery(`/reservations/branch/${branchId}/continue-reservation/${id}`, query)
}

/** Takes a branch, a reservation and the key of a message; returns the own path at which it is confirmed. Spec 2. */
export function confirmPath(branchId: string, id: string, key?: string): string {
  const query = new URLSearchParams(key ? { key } : {})
  return withQuery(`/reservations/branch/${branchId}/confirm-reservation/${id}`, query)
}

/** Takes a reservation and the key of a message; returns the own path of its page. Spec 2. */
export function reservationPath(id: string, key?: string): string {
  return withQuery(`/reservations/${id}`, new URLSearchParams(key ? { key } : {}))
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path
}
