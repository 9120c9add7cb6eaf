import { expect, it } from 'vitest'
import type { LoaderFunctionArgs } from 'react-router'
import { loader as loadContinued } from './continue-page.tsx'
import { loader as loadWizard } from './wizard-page.tsx'

const settings = {
  branch_id: 'olaya',
  reservations_settings: { enable: false, person_count_from: 1, person_count_to: 8 },
}
const reservation = {
  id: 'r1',
  branch_id: 'olaya',
  status: 'pending',
  hold: { until: '2026-11-24T17:10:00Z', seconds: 300 },
  may: ['continue', 'update', 'confirm', 'cancel'],
}
/** Asking for days or times of a branch that is switched off is refused: these loaders may not ask. */
const client = {
  reservationSettings: () => Promise.resolve(settings),
  reservation: () => Promise.resolve(reservation),
}
const visit = (path: string, params: Record<string, string>) =>
  ({
    context: { get: () => ({ client, language: 'ar' }) },
    params: { id: 'olaya', ...params },
    request: new Request(`http://nile.localhost${path}`),
  }) as unknown as LoaderFunctionArgs

it('spec 2: while a branch takes no reservations its wizard says so, and what is held there can still be confirmed', async () => {
  expect(await loadWizard(visit('/reservations/branch/olaya', {}))).toMatchObject({ start: undefined })
  const held = { reservation: 'r1' }
  const path = '/reservations/branch/olaya/continue-reservation/r1'
  expect(await loadContinued(visit(`${path}?step=one`, held))).toMatchObject({ start: undefined })
  expect(await loadContinued(visit(`${path}?step=three`, held))).toMatchObject({ step: 'three', reservation })
})
