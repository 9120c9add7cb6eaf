import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BranchDeskWire } from '#contract/branches/branch-desk.ts'
import type { CompanyWire } from '#contract/companies/companies.ts'
import type { ZonesWire } from '#contract/delivery/delivery-zones.ts'
import type { TableDeskWire } from '#contract/dine-in/table-desk.ts'
import type { CouponsWire } from '#contract/loyalty/coupons.ts'
import type { DeskItemWire, MenuDeskWire } from '#contract/menu/menu-desk.ts'
import type { BranchRulesWire, FloorPlanWire } from '#contract/reservations/reservation-rules.ts'
import type { EditedListWire } from '#contract/site/lists.ts'
import type { SiteContentWire } from '#contract/site/site-content.ts'
import type { SiteDeskWire } from '#contract/site/site-desk.ts'
import type { SiteSettingsWire } from '#contract/site/site-settings.ts'
import type { TeamWire } from '#contract/backoffice/staff-team.ts'
import type { WaitingDeskWire } from '#contract/waitlist/waiting-desk.ts'
import type { ReportWire } from '#contract/reports/reports.ts'
import { demoPassword } from '#server/demo/demo-password.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { Visitor } from '#server/testing/visitor.ts'
import { demoTenants } from './demo-tenants.ts'
import { fillDemo } from './seed.ts'

/** A thing that is sent back as it was read. */
interface Again {
  readonly path: string
  readonly body: unknown
}

const root = '/api/v1/staff'
let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
  await fillDemo(test.database.db, {
    pictures: test.deps.pictures,
    seal: test.seal,
    accountOf: (tenantId) => test.bench.accountNamed(tenantId),
    platformHost: 'localhost',
  })
  await test.deps.hosts.refresh()
})
afterAll(() => test.close())

const ownerOf = async (slug: string) => {
  const owner = new Visitor(test.app, 'console.localhost')
  await owner.signIn(`owner@${slug}.example`, demoPassword)
  return owner
}

/** What belongs to one branch. */
async function ofBranch(owner: Visitor, branchId: string): Promise<Again[]> {
  const get = <T>(path: string) => owner.call<T>('GET', `${root}${path}`)
  const rules = await get<BranchRulesWire>(`/reservation-rules?branch_id=${branchId}`)
  const floor = await get<FloorPlanWire>(`/floor-plan?branch_id=${branchId}`)
  const zones = await get<ZonesWire>(`/delivery-zones?branch_id=${branchId}`)
  const tables = await get<TableDeskWire>(`/tables?branch_id=${branchId}`)
  const waiting = await get<WaitingDeskWire>(`/waiting?branch_id=${branchId}`)
  const timing = await get<object>(`/branches/${branchId}/timing`)
  const kitchen = await get<object>(`/kitchen/plan?branch_id=${branchId}`)
  return [
    { path: '/reservation-rules', body: rules },
    {
      path: '/floor-plan',
      body: { ...floor, tables: floor.areas.flatMap((area) => area.tables) },
    },
    { path: '/table-plan', body: { ...tables, branch_id: branchId } },
    { path: '/waiting-settings', body: waiting },
    { path: `/branches/${branchId}/timing`, body: timing },
    { path: '/kitchen/plan', body: kitchen },
    ...zones.data.map((zone) => ({ path: `/delivery-zones/${zone.id}`, body: zone })),
  ]
}

async function ofMenu(owner: Visitor): Promise<Again[]> {
  const menu = await owner.call<MenuDeskWire>('GET', `${root}/menu`)
  const items = await Promise.all(
    menu.items.map(({ id }) => owner.call<DeskItemWire>('GET', `${root}/menu/items/${id}`)),
  )
  return [
    ...menu.groups.map((group) => ({
      path: `/menu/groups/${group.id}`,
      body: { version: group.version, doc: group },
    })),
    ...items.map(({ id, version, doc }) => ({ path: `/menu/items/${id}`, body: { version, doc } })),
    {
      path: '/menu/order',
      body: {
        groups: menu.groups.map(({ id }) => ({
          id,
          items: menu.items.filter((item) => item.group_id === id).map((item) => item.id),
        })),
      },
    },
  ]
}

async function ofSite(owner: Visitor): Promise<Again[]> {
  const settings = await owner.call<SiteSettingsWire>('GET', `${root}/site/settings`)
  const content = await owner.call<SiteContentWire>('GET', `${root}/site/content`)
  const site = await owner.call<SiteDeskWire>('GET', `${root}/site`)
  const lists = await owner.call<{ data: EditedListWire[] }>('GET', `${root}/lists`)
  return [
    { path: '/site/settings', body: { values: settings.values, tax_number: settings.tax.number } },
    { path: '/site/enabled', body: site },
    { path: '/site/hosts', body: site },
    ...content.pages.map((page) => ({ path: `/site/pages/${page.slug}`, body: page })),
    ...content.banners.map((banner) => ({ path: `/site/banners/${banner.id}`, body: banner })),
    ...content.links.map((link) => ({ path: `/site/short-links/${link.code}`, body: link })),
    ...site.redirects.map((one) => ({ path: `/site/redirects/${one.kind}/${one.code}`, body: one })),
    ...lists.data.map((list) => ({ path: `/lists/${list.kind}`, body: list })),
  ]
}

async function ofRestaurant(owner: Visitor): Promise<Again[]> {
  const get = <T>(path: string) => owner.call<T>('GET', `${root}${path}`)
  const coupons = await get<CouponsWire>('/coupons')
  const companies = await get<{ data: CompanyWire[] }>('/companies')
  const team = await get<TeamWire>('/team')
  const account = await get<{ email: string }>('/account')
  return [
    { path: '/earning-rules', body: await get('/earning-rules') },
    { path: '/reservation-choices', body: await get('/reservation-choices') },
    { path: '/reports/daily', body: await get('/reports/daily') },
    { path: '/account', body: account },
    ...coupons.data.map((doc) => ({ path: `/coupons/${doc.id}`, body: { version: doc.version, doc } })),
    ...companies.data.map((doc) => ({ path: `/companies/${doc.id}`, body: { version: doc.version, doc } })),
    ...team.members
      // nobody changes the own role
      .filter(({ email }) => email !== account.email)
      .map((member) => ({ path: `/team/members/${member.id}`, body: member })),
  ]
}

const dayBefore = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)

/** Days that changed are summed some at a time. */
async function wholeReport(owner: Visitor, range: string): Promise<ReportWire> {
  const report = await owner.call<ReportWire>('GET', `${root}/reports/sales?${range}&by=day`)
  return report.days_left === 0 ? report : wholeReport(owner, range)
}

/** The sum of a column, in minor units. */
function sumOf(rows: readonly (readonly string[])[], heading: string): number {
  const column = rows[0]?.findIndex((cell) => cell.startsWith(heading)) ?? -1
  if (column < 0) throw new Error(`no column ${heading}`)
  return rows.slice(1).reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0)
}

describe.each(demoTenants.map(({ slug }) => slug))('the demo restaurant %s', (slug) => {
  it('has books that agree: invoices less credit notes are the sales of the report, each note has its invoice', async () => {
    const owner = await ownerOf(slug)
    await test.sweep()
    const range = `from=${dayBefore(120)}&to=${dayBefore(0)}`
    const file = await owner.send('GET', `${root}/reports/documents/file?${range}`)
    const rows: string[][] = parse(await file.text(), { bom: true, relax_column_count: true })
    const { sums } = await wholeReport(owner, range)
    expect(sums.lost).toBe(2)
    expect(sumOf(rows, 'Total')).toBe(Math.round(Number(sums.total) * 100))
    expect(sumOf(rows, 'VAT')).toBe(Math.round(Number(sums.vat) * 100))
    const notes = rows.filter(([kind]) => kind === 'Credit note')
    expect(notes).toHaveLength(2)
    for (const note of notes) expect(Number(note.at(-2))).toBeGreaterThan(0)
    // numbers and dates of a branch rise together
    const issued = rows
      .slice(1)
      .map(([kind, number, date, time, branch]) => ({ kind, number, branch, at: `${date} ${time}` }))
    for (const [at, one] of issued.entries()) {
      const before = issued[at - 1]
      if (before?.kind === one.kind && before?.branch === one.branch)
        expect(Date.parse(one.at)).toBeGreaterThanOrEqual(Date.parse(before?.at ?? ''))
    }
  })

  it('passes what an owner’s input passes: everything of the console is saved again as it was read', async () => {
    const owner = await ownerOf(slug)
    const { data: branches } = await owner.call<BranchDeskWire>('GET', `${root}/branches`)
    const all = [
      ...(await Promise.all(branches.map(({ id }) => ofBranch(owner, id)))).flat(),
      ...branches.map((branch) => ({ path: `/branches/${branch.id}`, body: branch })),
      ...(await ofRestaurant(owner)),
      ...(await ofMenu(owner)),
      ...(await ofSite(owner)),
    ]
    const refused: string[] = []
    for (const { path, body } of all) {
      const answer = await owner.send('PUT', `${root}${path}`, body)
      if (answer.status !== 200) refused.push(`${path}: ${answer.status} ${await answer.text()}`)
    }
    expect(refused).toEqual([])
    expect(all.length).toBeGreaterThan(90)
  })
})
