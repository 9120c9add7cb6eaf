import { afterAll, beforeAll, expect, it } from 'vitest'
import type { InvitedWire, TeamWire } from '#contract/backoffice/staff-team.ts'
import type { StaffWire } from '#contract/backoffice/staff.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { Visitor } from '#server/testing/visitor.ts'

const root = '/api/v1/staff'
const words = (name: string) => ({ ar: name, en: name })
let test: TestApp
let shop: Shop
let owner: Visitor
let here: string
let there: string
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test, { branches: [{ name: words('Olaya') }, { name: words('Malaz') }] })
  ;[here = '', there = ''] = shop.branchIds
  owner = await shop.staff()
})
afterAll(() => test.close())

const browser = () => new Visitor(test.app, 'console.localhost')
const idOf = async (one: Visitor) => (await one.call<StaffWire>('GET', `${root}/session`)).id
const change = (by: Visitor, id: string, more: object) =>
  by.call<TeamWire>('PUT', `${root}/team/members/${id}`, {
    name: 'Changed',
    role: 'cashier',
    branch_ids: [here],
    active: true,
    ...more,
  })
const invite = (by: Visitor, email: string, more: object = {}) => {
  const body = { name: 'Noura', role: 'cashier', language: 'en', branch_ids: [here], email, ...more }
  return by.send('POST', `${root}/team/invitations`, body)
}
const linkOf = async (sent: Promise<Response>) => ((await (await sent).json()) as InvitedWire).url
const renew = (by: Visitor, id: string) => by.send('POST', `${root}/team/members/${id}/renewals`, {})
const open = (url: string) => {
  const token = url.split('/welcome/')[1] ?? ''
  return browser().send('POST', `${root}/welcome`, { token, name: 'Noura', password: 'a long password' })
}

it('attack: a manager of one branch takes over nobody who works beyond it', async () => {
  const manager = await shop.staff('manager', [here])
  const [own, other, all] = [
    await idOf(await shop.staff('cashier', [here])),
    await idOf(await shop.staff('cashier', [there])),
    await idOf(await shop.staff('cashier')),
  ]
  const team = await manager.call<TeamWire>('GET', `${root}/team`)
  const changeable = team.members.filter((one) => one.may_change).map(({ id }) => id)
  expect(changeable).toEqual([own])
  expect((await renew(manager, own)).status).toBe(201)
  for (const id of [other, all]) {
    expect((await renew(manager, id)).status).toBe(403)
    const off = { name: 'X', role: 'cashier', branch_ids: [here], active: false }
    expect((await manager.refused('PUT', `${root}/team/members/${id}`, off)).code).toBe('not-allowed')
    expect((await manager.refused('DELETE', `${root}/team/members/${id}/sessions`)).code).toBe('not-allowed')
  }
})

it('attack: invitations that a manager could not have made are not its to end', async () => {
  const manager = await shop.staff('manager', [here])
  const url = await linkOf(invite(owner, 'chef@shop.example', { role: 'manager', branch_ids: null }))
  expect((await invite(manager, 'chef@shop.example')).status).toBe(403)
  const { invitations } = await manager.call<TeamWire>('GET', `${root}/team`)
  const one = invitations.find(({ email }) => email === 'chef@shop.example')
  expect(one).toMatchObject({ may_change: false, ended: false })
  expect((await manager.refused('DELETE', `${root}/team/invitations/${one?.id}`)).code).toBe('not-allowed')
  expect((await open(url)).status).toBe(200)
})

it('attack: a link serves while its maker may give what it gives, and no longer', async () => {
  const manager = await shop.staff('manager', [here])
  const id = await idOf(manager)
  const url = await linkOf(invite(manager, 'later@shop.example'))
  await change(owner, id, { role: 'host' })
  const { invitations } = await owner.call<TeamWire>('GET', `${root}/team`)
  expect(invitations.find(({ email }) => email === 'later@shop.example')).toMatchObject({ ended: true })
  expect((await open(url)).status).toBe(404)
  await change(owner, id, { role: 'manager', active: false })
  expect((await open(url)).status).toBe(404)
  await change(owner, id, { role: 'manager' })
  expect((await open(url)).status).toBe(200)
})

it('attack: a link for a new password, kept until its member rose, opens nothing', async () => {
  const manager = await shop.staff('manager', [here])
  const cashier = await idOf(await shop.staff('cashier', [here]))
  const url = await linkOf(renew(manager, cashier))
  await change(owner, cashier, { role: 'owner', branch_ids: null })
  expect((await open(url)).status).toBe(404)
  await change(owner, cashier, { branch_ids: [here, there] })
  expect((await open(url)).status).toBe(404)
})

it('what a change leaves out stays: who is renamed on a list of this morning is not let in again', async () => {
  const id = await idOf(await shop.staff('cashier', [here]))
  const path = `${root}/team/members/${id}`
  const changed = async (more: object) => {
    const { members } = await owner.call<TeamWire>('PUT', path, more)
    return members.find((one) => one.id === id)
  }
  const off = await changed({ active: false })
  expect(off).toMatchObject({ active: false, sessions: 0 })
  expect(await changed({ name: 'Renamed' })).toEqual({ ...off, name: 'Renamed' })
  const moved = { branch_ids: null, role: 'kitchen' }
  expect(await changed(moved)).toEqual({ ...off, ...moved, name: 'Renamed' })
})
