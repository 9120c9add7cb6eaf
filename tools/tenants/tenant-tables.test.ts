import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cleanContent, contentTables, leftTables } from './tenant-tables.ts'

const folder = new URL('../../db/migrations/', import.meta.url)
const migrations = readdirSync(folder)
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n')
const named = (pattern: RegExp) => [...migrations.matchAll(pattern)].map(([, name = '']) => name)
const tables = named(/^create table (\w+)/gm).filter((name) => !named(/^drop table (\w+)/gm).includes(name))

describe('export and import of a restaurant', () => {
  it('every table is exported, or stays behind for a reason that is named', () => {
    const covered = new Set<string>([...contentTables, ...Object.keys(leftTables)])
    expect(
      tables.filter((name) => !covered.has(name)),
      'a new table belongs into contentTables or leftTables of tools/tenants/tenant-tables.ts',
    ).toEqual([])
    expect(contentTables.filter((name) => !tables.includes(name) || name in leftTables)).toEqual([])
    for (const reason of Object.values(leftTables)) expect(reason).toMatch(/\w/)
  })

  it('what is one customer’s, of a moment or counted here stays behind', () => {
    const clean = cleanContent({
      coupons: [
        { id: 'all', rules: {} },
        { id: 'own', rules: { customerIds: ['huda'] } },
      ],
      coupon_counts: [
        { coupon_id: 'all', used: 7, most: 9, seq: 7 },
        { coupon_id: 'own', used: 0, most: 1, seq: 0 },
      ],
      item_stock: [{ item_id: 'tea', left_count: 4, guest_held: 2 }],
      price_changes: [
        { id: 'due', done_at: null, staff_id: 'noura' },
        { id: 'done', done_at: '2026-01-01' },
      ],
    })
    expect(clean['coupons']).toEqual([{ id: 'all', rules: {} }])
    expect(clean['coupon_counts']).toEqual([{ coupon_id: 'all', used: 0, most: 9, seq: 0 }])
    expect(clean['item_stock']).toEqual([{ item_id: 'tea', left_count: 4, guest_held: 0 }])
    expect(clean['price_changes']).toEqual([{ id: 'due', done_at: null, staff_id: null }])
    expect(clean['orders']).toBeUndefined()
  })
})
