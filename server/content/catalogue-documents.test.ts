import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadCatalogue } from '../store/menu/catalogue.ts'
import { encodeCatalogue, saveDocument } from '../store/menu/catalogue-document.ts'
import { makeAttackVictim } from '../testing/make-attack-victim.ts'
import { makeTestApp, type TestApp } from '../testing/make-test-app.ts'
import { asSuperuser } from '../testing/test-cluster.ts'
import { makeCatalogueDocuments } from './catalogue-documents.ts'
import { makeCatalogues } from './catalogues.ts'

let test: TestApp
let mine: string
let other: string
beforeAll(async () => {
  test = await makeTestApp()
  mine = (await makeAttackVictim(test)).shop.tenantId
  other = (await makeAttackVictim(test)).shop.tenantId
})
afterAll(() => test.close())

const build = 'build-1'
const reported: string[] = []
const open = (of = build) =>
  makeCatalogueDocuments(test.database.db, of, (error) =>
    reported.push(error instanceof Error ? error.message : ''),
  )
const fromTables = (tenantId: string) => test.database.db.snapshot(tenantId, loadCatalogue)
const load = (tenantId: string, of = open()) => test.database.db.snapshot(tenantId, of.load)
const storedOf = (tenantId: string) =>
  test.database.db.read(tenantId, ({ q }) =>
    q
      .selectFrom('catalogue_documents')
      .select(['build', 'version', 'document'])
      .where('tenant_id', '=', tenantId)
      .orderBy('build')
      .execute(),
  )
/** Reads it once, and waits until its document is stored. */
async function store(tenantId: string, of = build): Promise<void> {
  const documents = open(of)
  await load(tenantId, documents)
  await documents.stop()
}
const setPrice = (tenantId: string, price: number) =>
  test.database.db.write(tenantId, ({ q }) =>
    q.updateTable('items').set({ price }).where('tenant_id', '=', tenantId).execute(),
  )
const asOwner = (text: string, values: unknown[]) =>
  asSuperuser(test.database.superuserUrl, async (client) => void (await client.query(text, values)))

describe('stored catalogues', () => {
  it('are the same as what the tables say', async () => {
    for (const tenantId of [mine, other]) {
      await store(tenantId)
      expect((await storedOf(tenantId)).map((row) => row.build)).toEqual([build])
      const { catalogue, length } = await load(tenantId)
      expect(catalogue).toEqual(await fromTables(tenantId))
      expect(length).toBeGreaterThan(1000)
    }
  })

  it('hold no sealed credentials and nothing that changes without a version', async () => {
    const { gateway } = await fromTables(mine)
    const [row] = await storedOf(mine)
    const text = String(zstdDecompressSync(row?.document ?? Buffer.alloc(0)))
    expect(gateway?.sealed_credentials.length).toBeGreaterThan(20)
    expect(text).not.toContain(gateway?.sealed_credentials)
    for (const part of ['gateway', 'printers', 'left', 'automaticCoupons'])
      expect(text).not.toContain(`"${part}":`)
  })

  it('safety 29: one of an older version is not read, and the next is made of the tables', async () => {
    await store(mine)
    const [before] = await storedOf(mine)
    await setPrice(mine, 4100)
    const documents = open()
    const { catalogue } = await load(mine, documents)
    expect([...catalogue.items.values()].every(({ price }) => price === 4100)).toBe(true)
    await documents.stop()
    const [after] = await storedOf(mine)
    expect(after?.version).toBe(catalogue.version)
    expect(after?.version).toBeGreaterThan(before?.version ?? 0)
  })

  it('safety 29: a slower process does not put an older one in the place of a newer', async () => {
    await store(mine)
    const { version } = await fromTables(mine)
    await test.database.db.single(mine, (db) =>
      saveDocument(db, build, { version: version - 1, document: Buffer.from('old') }),
    )
    expect((await storedOf(mine)).map((row) => row.version)).toEqual([version])
  })

  it('attack: another restaurant’s document, a cut one, a changed one and nonsense are never answered', async () => {
    await store(mine)
    await store(other)
    const own = (await storedOf(mine))[0]?.document ?? Buffer.alloc(0)
    const foreign = (await storedOf(other))[0]?.document ?? Buffer.alloc(0)
    const flipped = Buffer.from(own)
    flipped.writeUInt8(flipped.readUInt8(flipped.length >> 1) ^ 1, flipped.length >> 1)
    const { version } = await fromTables(mine)
    const {
      left: _left,
      automaticCoupons: _coupons,
      gateway: _gateway,
      printers: _printers,
      ...content
    } = await fromTables(other)
    const disguised = encodeCatalogue({ ...content, version }).bytes
    const broken = [
      foreign,
      disguised,
      own.subarray(0, own.length - 9),
      flipped,
      Buffer.from('{}'),
      zstdCompressSync('{}'),
      zstdCompressSync('null'),
      zstdCompressSync(JSON.stringify({ tenant: { id: mine }, version })),
      Buffer.alloc(0),
    ]
    for (const document of broken) {
      await asOwner('update catalogue_documents set document = $2 where tenant_id = $1', [mine, document])
      reported.length = 0
      const documents = open()
      const { catalogue } = await load(mine, documents)
      expect(catalogue).toEqual(await fromTables(mine))
      expect(reported).toEqual([`the stored catalogue of ${mine} is broken: it is made again`])
      await documents.stop()
      expect((await storedOf(mine))[0]?.document.equals(own)).toBe(true)
    }
  })

  it('attack: a tenant sees no other’s documents', async () => {
    await store(other)
    const { rows } = await test.database.db.read(mine, ({ q }) =>
      sql`select 1 from catalogue_documents where tenant_id <> ${mine}`.execute(q),
    )
    expect(rows).toEqual([])
  })

  it('safety 32: a process of another build beside it reads and writes its own', async () => {
    await store(mine)
    await asOwner(`update catalogue_documents set document = 'of the other program' where build = $1`, [
      build,
    ])
    await store(mine, 'build-2')
    expect((await load(mine, open('build-2'))).catalogue).toEqual(await fromTables(mine))
    expect((await storedOf(mine)).map((row) => [row.build, String(row.document)])).toEqual([
      [build, 'of the other program'],
      ['build-2', expect.anything()],
    ])
    await asOwner(`update catalogue_documents set made_at = now() - interval '8 days' where build = $1`, [
      build,
    ])
    await setPrice(mine, 4200)
    await store(mine, 'build-2')
    expect((await storedOf(mine)).map((row) => row.build)).toEqual(['build-2'])
  })

  it('are made for all who have none, and for nobody again', async () => {
    await asOwner('delete from catalogue_documents', [])
    const first = open()
    await first.fill()
    await first.stop()
    expect([(await storedOf(mine)).length, (await storedOf(other)).length]).toEqual([1, 1])
    const snapshots: string[] = []
    const { db } = test.database
    const counted = makeCatalogueDocuments(
      { ...db, snapshot: (tenantId, fn) => (snapshots.push(tenantId), db.snapshot(tenantId, fn)) },
      build,
      () => {},
    )
    await counted.fill()
    await counted.stop()
    expect(snapshots).toEqual([])
  })

  it('one that cannot be stored holds up no answer, and is told', async () => {
    await asOwner('delete from catalogue_documents', [])
    reported.length = 0
    const { db } = test.database
    const away = makeCatalogueDocuments(
      { ...db, single: () => Promise.reject(new Error('the disk is full')) },
      build,
      (error) => reported.push(error instanceof Error ? error.message : ''),
    )
    expect((await load(mine, away)).catalogue).toEqual(await fromTables(mine))
    await away.stop()
    expect(reported).toEqual(['the disk is full'])
  })
})

it('catalogues in memory are bounded in bytes: what is not visited leaves, what is visited stays', async () => {
  const loads: string[] = []
  const { db } = test.database
  const length = (await load(mine)).length
  const catalogues = makeCatalogues(
    { ...db, snapshot: (tenantId, fn) => (loads.push(tenantId), db.snapshot(tenantId, fn)) },
    { latest: () => 0 },
    { documents: open(), most: length * 7 * 1.5 },
  )
  await catalogues.atLeast(mine, 0)
  await catalogues.atLeast(mine, 0)
  expect(loads).toEqual([mine])
  await catalogues.atLeast(other, 0)
  await catalogues.atLeast(mine, 0)
  await catalogues.atLeast(other, 0)
  expect(loads.length).toBeGreaterThan(2)
  const roomy = makeCatalogues(
    { ...db, snapshot: (tenantId, fn) => (loads.push(tenantId), db.snapshot(tenantId, fn)) },
    { latest: () => 0 },
    { documents: open(), most: length * 7 * 4 },
  )
  loads.length = 0
  for (let n = 0; n < 5; n++) for (const tenantId of [mine, other]) await roomy.atLeast(tenantId, 0)
  expect(loads).toEqual([mine, other])
})
