import { sampleDish, sampleMenuGroup } from '#contract/menu/sample-menu-calls.ts'
import type { RouteAttack } from './route-attack.ts'

const at = '/api/v1/staff/menu'
// the menu is the whole restaurant's
const desk = { zone: 'staff', act: 'menu', otherBranch: 'not-allowed' } as const

/** How the menu editor is attacked: by roles without it, and with another restaurant's ids. */
export const menuRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  [`GET ${at}`]: { ...desk, path: () => at },
  [`GET ${at}/items/{id}`]: { ...desk, path: (ids) => `${at}/items/${ids.item}`, foreign: 'item-not-found' },
  [`POST ${at}/items`]: {
    ...desk,
    path: () => `${at}/items`,
    body: () => ({ doc: sampleDish }),
    foreign: 'bad-input',
  },
  [`PUT ${at}/items/{id}`]: {
    ...desk,
    path: (ids) => `${at}/items/${ids.item}`,
    body: () => ({ version: 1, doc: sampleDish }),
    foreign: 'item-not-found',
  },
  [`DELETE ${at}/items/{id}`]: {
    ...desk,
    path: (ids) => `${at}/items/${ids.item}?version=1`,
    foreign: 'item-not-found',
  },
  [`POST ${at}/items/{id}/copies`]: {
    ...desk,
    path: (ids) => `${at}/items/${ids.item}/copies`,
    foreign: 'item-not-found',
  },
  [`POST ${at}/groups`]: { ...desk, path: () => `${at}/groups`, body: () => ({ doc: sampleMenuGroup }) },
  [`PUT ${at}/groups/{id}`]: {
    ...desk,
    path: () => `${at}/groups/another`,
    body: () => ({ version: 1, doc: sampleMenuGroup }),
    foreign: 'not-found',
  },
  [`DELETE ${at}/groups/{id}`]: {
    ...desk,
    path: () => `${at}/groups/another?version=1`,
    foreign: 'not-found',
  },
  [`PUT ${at}/order`]: {
    ...desk,
    path: () => `${at}/order`,
    body: (ids) => ({ groups: [{ id: 'group', items: [ids.item] }] }),
    foreign: 'menu-changed',
  },
  [`POST ${at}/bulk`]: {
    ...desk,
    path: () => `${at}/bulk`,
    body: (ids) => ({ item_ids: [ids.item], change: { kind: 'on_sale', on: false } }),
    foreign: 'item-not-found',
  },
  [`POST ${at}/undo`]: {
    ...desk,
    path: () => `${at}/undo`,
    body: () => ({ batch: 'another' }),
    foreign: 'not-found',
  },
  [`POST ${at}/items/{id}/price-changes`]: {
    ...desk,
    path: (ids) => `${at}/items/${ids.item}/price-changes`,
    body: () => ({ price: '1.00', due_at: '2027-01-01T00:00:00.000Z' }),
    foreign: 'item-not-found',
  },
  [`DELETE ${at}/price-changes/{id}`]: {
    ...desk,
    path: () => `${at}/price-changes/another`,
    foreign: 'not-found',
  },
  [`POST ${at}/pictures`]: { ...desk, path: () => `${at}/pictures`, body: () => ({}) },
  [`GET ${at}/file`]: { ...desk, path: () => `${at}/file?of=menu&format=csv` },
  [`POST ${at}/imports/preview`]: { ...desk, path: () => `${at}/imports/preview`, body: () => ({}) },
  [`POST ${at}/imports`]: {
    ...desk,
    path: () => `${at}/imports?plan=${'a'.repeat(64)}`,
    body: () => ({}),
  },
}
