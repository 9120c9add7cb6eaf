import { describe, expect, it } from 'vitest'
import type { SiteWire } from '#contract/platform/tenant.ts'
import { packSite, unpackSite } from './pack-site.ts'

const site = {
  name: 'زعفران "الجمر"',
  tax_number: null,
  messages: { 'menu.title': 'a\nb' },
} as unknown as SiteWire

describe('a site inside its pages', () => {
  it('comes out in the browser as it went in', () => {
    expect(unpackSite(JSON.parse(JSON.stringify(packSite(site))))).toEqual(site)
  })

  it('is written once for all pages, and the server reads nothing back', () => {
    expect(packSite(site)).toBe(packSite(site))
    expect(unpackSite(packSite(site))).toBe(site)
  })
})
