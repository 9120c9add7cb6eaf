import { sampleSeller } from '#contract/einvoicing/sample-einvoicing.ts'
import type { RouteAttack } from './route-attack.ts'

const ofBranch = (rest: string, body?: object): RouteAttack => ({
  zone: 'staff',
  path: (ids) => `/api/v1/staff/einvoicing/${ids.branch}${rest}`,
  foreign: 'branch-not-found',
  otherBranch: 'branch-not-found',
  act: 'einvoicing',
  ...(body && { body: () => body }),
})
const units = '/api/v1/staff/einvoicing'
const document = '/documents/00000000-0000-4000-8000-000000000000'

/** The routes of units and documents of the tax authority. */
export const eInvoicingRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  [`GET ${units}`]: { zone: 'staff', path: () => units },
  [`POST ${units}/{branch_id}`]: ofBranch('', { otp: '123345', seller: sampleSeller }),
  [`POST ${units}/{branch_id}/continuation`]: ofBranch('/continuation', {}),
  [`POST ${units}/{branch_id}/renewal`]: ofBranch('/renewal', { otp: '123345' }),
  [`PUT ${units}/{branch_id}/seller`]: ofBranch('/seller', sampleSeller),
  [`DELETE ${units}/{branch_id}`]: ofBranch(''),
  [`GET ${units}/{branch_id}/documents`]: ofBranch('/documents'),
  [`POST ${units}/{branch_id}/documents/{document_id}/correction`]: ofBranch(`${document}/correction`, {}),
  [`GET ${units}/{branch_id}/documents/{document_id}/xml`]: ofBranch(`${document}/xml`),
  [`GET ${units}/{branch_id}/archive`]: ofBranch('/archive?from=2026-11-01&to=2026-11-30'),
}
