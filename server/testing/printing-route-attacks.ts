import type { RouteAttack } from './route-attack.ts'

const root = '/api/v1/staff'
const ofBranch = {
  zone: 'staff',
  act: 'branches',
  foreign: 'branch-not-found',
  otherBranch: 'branch-not-found',
} as const
const ofPrinter = { zone: 'staff', act: 'branches', foreign: 'not-found', otherBranch: 'not-found' } as const
const ofOrder = { zone: 'staff', foreign: 'order-unavailable', otherBranch: 'order-unavailable' } as const
const agent = { zone: 'webhook', foreign: 'sign-in-required' } as const
const printer = (branch: string) => ({
  branch_id: branch,
  name: 'Stolen',
  kind: 'network',
  agent_id: null,
  address: '10.0.0.9:9100',
  width: 80,
  paper: 'kitchen',
  station_ids: [],
  language: 'ar',
  copies: 1,
  prints_at: 'never',
})

/** How printers, and the program in a shop that reaches them, are attacked. */
export const printingRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  'GET /api/v1/staff/printing': { ...ofBranch, path: (ids) => `${root}/printing?branch_id=${ids.branch}` },
  'POST /api/v1/staff/printers': {
    ...ofBranch,
    path: () => `${root}/printers`,
    body: (ids) => printer(ids.branch),
  },
  'PUT /api/v1/staff/printers/{id}': {
    ...ofPrinter,
    path: (ids) => `${root}/printers/${ids.table}`,
    body: (ids) => ({ ...printer(ids.branch), seen: 'a guess' }),
  },
  'DELETE /api/v1/staff/printers/{id}': { ...ofPrinter, path: (ids) => `${root}/printers/${ids.table}` },
  'POST /api/v1/staff/printers/{id}/test': {
    ...ofPrinter,
    path: (ids) => `${root}/printers/${ids.table}/test`,
  },
  'POST /api/v1/staff/print-codes': {
    ...ofBranch,
    path: () => `${root}/print-codes`,
    body: (ids) => ({ branch_id: ids.branch }),
  },
  'DELETE /api/v1/staff/print-agents/{id}': {
    ...ofPrinter,
    path: (ids) => `${root}/print-agents/${ids.table}`,
  },
  'PUT /api/v1/staff/print-jobs/{id}': {
    ...ofPrinter,
    path: (ids) => `${root}/print-jobs/${ids.order}`,
    body: () => ({ act: 'drop' }),
  },
  'POST /api/v1/staff/print-jobs/next': {
    ...ofBranch,
    act: 'see_board',
    path: () => `${root}/print-jobs/next`,
    body: (ids) => ({ branch_id: ids.branch, device: 'device1' }),
  },
  'POST /api/v1/staff/print-jobs/{id}/printed': {
    ...ofPrinter,
    act: 'see_board',
    path: (ids) => `${root}/print-jobs/${ids.order}/printed`,
    body: () => ({ claim: 'claim1' }),
  },
  'POST /api/v1/staff/orders/{id}/prints': {
    ...ofOrder,
    act: 'find_orders',
    path: (ids) => `${root}/orders/${ids.order}/prints`,
    body: () => ({ printer_id: 'printer1' }),
  },
  'GET /api/v1/staff/orders/{id}/paper': {
    ...ofOrder,
    act: 'see_money',
    path: (ids) => `${root}/orders/${ids.order}/paper`,
  },
  'POST /api/v1/print-agent/pair': {
    zone: 'webhook',
    path: () => '/api/v1/print-agent/pair',
    body: () => ({ code: 'AAAAA-AAAAA', name: 'Mallory' }),
    foreign: 'not-found',
  },
  'POST /api/v1/print-agent/sync': {
    ...agent,
    path: () => '/api/v1/print-agent/sync',
    body: () => ({
      turn: 1,
      journal: 'journal1',
      held: [],
      done: [],
      unsure: [],
      back: [],
      resting: [],
      printers: [],
    }),
  },
  'GET /api/v1/print-agent/wait': { ...agent, path: () => '/api/v1/print-agent/wait?seconds=0' },
}
