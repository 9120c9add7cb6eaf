import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { getCountry } from '#domain/core/country.ts'
import { parseAmount } from '#domain/core/money.ts'
import { isSafeHtml } from '#domain/core/safe-html.ts'
import { checkSetting } from '#domain/site/settings.ts'
import { makeTheme } from '#domain/site/theme.ts'
import { demoAllergens } from './allergens.ts'
import { picturesOf } from './demo-pictures.ts'
import { demoTenants } from './demo-tenants.ts'
import type { DemoTenant } from './shape.ts'

const arabic = /[\u0621-\u064a]/
const allergens = new Set(demoAllergens.map(({ slug }) => slug))
const itemsOf = (tenant: DemoTenant) => tenant.groups.flatMap((group) => group.items)
const optionsOf = (tenant: DemoTenant) => itemsOf(tenant).flatMap((item) => item.options ?? [])
const amount = (text: string) => parseAmount(text) ?? Number.NaN

describe.each(demoTenants.map((tenant) => [tenant.slug, tenant] as const))(
  'demo restaurant %s',
  (_, tenant) => {
    const items = itemsOf(tenant)

    it('has at least 60 items in 8 groups, each with its own slug, six of them featured', () => {
      expect(tenant.groups).toHaveLength(8)
      expect(items.length).toBeGreaterThanOrEqual(60)
      expect(new Set(items.map(({ slug }) => slug)).size).toBe(items.length)
      expect(items.filter(({ featured }) => featured)).toHaveLength(6)
    })

    it('has every text in both languages', () => {
      const named = [...items, ...optionsOf(tenant), ...optionsOf(tenant).flatMap(({ options }) => options)]
      const names = named.map(({ name }) => name).filter(({ ar }) => !/^\d/.test(ar))
      for (const { ar, en } of [...names, ...items.map(({ description }) => description)]) {
        expect(ar).toMatch(arabic)
        expect(en).not.toMatch(arabic)
        expect(en).not.toBe('')
      }
    })

    it('has whole prices, above zero, and discounts from a higher one', () => {
      for (const { slug, price, priceBefore } of items) {
        expect([slug, amount(price) > 0]).toEqual([slug, true])
        if (priceBefore) expect(amount(priceBefore)).toBeGreaterThan(amount(price))
      }
      for (const option of optionsOf(tenant).flatMap(({ options }) => options)) {
        expect(amount(option.price)).toBeGreaterThanOrEqual(0)
      }
    })

    it('spec 5: option groups can be satisfied, and what is preset never breaks their bounds', () => {
      for (const group of optionsOf(tenant)) {
        expect(group.max).toBeGreaterThanOrEqual(Math.max(1, group.min))
        expect(group.options.length).toBeGreaterThanOrEqual(group.min)
        expect(group.options.filter(({ preset }) => preset).length).toBeLessThanOrEqual(group.max)
        for (const option of group.options) expect(option.max ?? 1).toBeLessThanOrEqual(group.max)
      }
    })

    it('shows every state: discount, sold out, scheduled only, limit, time window, new, spicy, vegetarian', () => {
      const branches = tenant.branches.map(({ slug }) => slug)
      expect(items.some(({ priceBefore }) => priceBefore)).toBe(true)
      expect(items.some(({ scheduledOnly }) => scheduledOnly)).toBe(true)
      expect(items.some(({ maxQuantity }) => maxQuantity)).toBe(true)
      expect([...tenant.groups, ...items].some(({ windows }) => windows)).toBe(true)
      for (const tag of ['new', 'spicy', 'vegetarian'] as const) {
        expect(items.some(({ tags }) => tags?.includes(tag))).toBe(true)
      }
      const soldOut = items.flatMap(({ soldOutAt }) => soldOutAt ?? [])
      expect(soldOut.length).toBeGreaterThan(0)
      for (const branch of soldOut) expect(branches).toContain(branch)
    })

    it('has a combo with a group on condition and a deposit, first ones free, counts and prices of a branch', () => {
      const slugs = new Set(items.map(({ slug }) => slug))
      const parts = optionsOf(tenant).flatMap(({ options }) => options.flatMap(({ item }) => item ?? []))
      expect(parts.length).toBeGreaterThanOrEqual(6)
      for (const part of parts) expect(slugs).toContain(part)
      expect(items.some(({ options, deposits }) => deposits && options?.some(({ when }) => when))).toBe(true)
      expect(optionsOf(tenant).some(({ free }) => free)).toBe(true)
      const branches = tenant.branches.map(({ slug }) => slug)
      const named = items.flatMap((item) => [
        ...Object.keys(item.left ?? {}),
        ...(item.hiddenAt ?? []),
        ...(item.prices ?? []).flatMap(({ branch }) => branch ?? []),
      ])
      expect(new Set(named).size).toBeGreaterThan(1)
      for (const branch of named) expect(branches).toContain(branch)
    })

    it('names only allergens, pictures, items and groups that exist', () => {
      for (const item of items) for (const slug of item.allergens ?? []) expect(allergens).toContain(slug)
      const there = (name: string) => existsSync(join(import.meta.dirname, 'pictures', `${name}.webp`))
      expect(picturesOf(tenant).filter((name) => !there(name))).toEqual([])
      const slugs = { item: items.map(({ slug }) => slug), group: tenant.groups.map(({ slug }) => slug) }
      for (const { type, target = '' } of tenant.banners) {
        if (type === 'item' || type === 'group') expect(slugs[type]).toContain(target)
      }
    })

    it('has settings that the catalogue takes as they are, and a theme that warns of nothing', () => {
      for (const [key, value] of Object.entries(tenant.settings))
        expect([key, checkSetting(key, value)]).toEqual([key, value])
      expect(makeTheme(tenant.settings).warnings).toEqual([])
    })

    it('has its content pages and phones, and a branch that is always open first', () => {
      expect(tenant.pages.map(({ slug }) => slug)).toEqual([
        'about',
        'privacy',
        'terms',
        'app-wallet',
        'app-points',
      ])
      for (const { body } of tenant.pages)
        expect([isSafeHtml(body.ar), isSafeHtml(body.en)]).toEqual([true, true])
      const code = getCountry(tenant.country).mobile_code
      for (const { phone } of tenant.branches) expect(phone.startsWith(code)).toBe(true)
      expect(tenant.branches[0]?.hours).toEqual([{ days: [0, 1, 2, 3, 4, 5, 6], from: 360, to: 1800 }])
    })
  },
)

describe('the demo restaurants together', () => {
  it('look different: colours, radii, shadows, fonts', () => {
    const themes = demoTenants.map((tenant) => makeTheme(tenant.settings))
    const distinct = (of: (theme: (typeof themes)[number]) => unknown) =>
      new Set(themes.map((theme) => JSON.stringify(of(theme)))).size
    expect(distinct(({ colors }) => colors.primary)).toBe(3)
    expect(distinct(({ radii }) => radii)).toBe(3)
    expect(distinct(({ shadows }) => shadows)).toBeGreaterThan(1)
    expect(distinct(({ font }) => font)).toBeGreaterThan(1)
    expect(themes.filter(({ dark }) => dark)).toHaveLength(1)
  })
})
