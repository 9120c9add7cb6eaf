import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inlineHashes } from './inline-hashes.ts'
import { mapSources } from './map-sources.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

const origin = 'http://saffron.localhost:3000'
const gatewaySources = {
  'script-src': ['https://pay.test'],
  'frame-src': ['https://pay.test', 'https://*.pay.test'],
  'form-action': ['https://pay.test'],
}
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('rules for scripts, frames and forms', () => {
  it('safety 25: only money pages know the gateway, and no page another third party', () => {
    for (const path of ['/checkout', '/o/abc/pay', '/order/abc', '/check_payment']) {
      const policy = contentSecurityPolicy({ app: 'storefront', path, origin, gatewaySources })
      expect(policy).toContain("form-action 'self' https://pay.test")
      expect(policy).toMatch(/script-src 'self' https:\/\/pay\.test;/)
      expect(policy).toContain("frame-ancestors 'none'")
    }
    for (const path of ['/', '/menu', '/cart', '/account', '/auth'])
      expect(contentSecurityPolicy({ app: 'storefront', path, origin, gatewaySources })).not.toContain(
        'pay.test',
      )
  })

  it("safety 25: a gateway's frames may begin Apple Pay on money pages alone", () => {
    const payers = (path: string) =>
      securityHeaders({ app: 'storefront', path, origin, gatewaySources })['permissions-policy']
    expect(payers('/o/abc/pay')).toContain('payment=(self "https://pay.test")')
    expect(payers('/menu')).toContain('payment=(self)')
  })

  it('safety 25: a gateway whose script writes styles gets them on money pages alone', () => {
    const sources = { 'style-src': ["'unsafe-inline'", 'https://pay.test'] }
    const hashes = { scripts: [], styles: ["'sha256-x'"] }
    const styles = (path: string) =>
      /style-src ([^;]*)/.exec(
        contentSecurityPolicy({ app: 'storefront', path, origin, gatewaySources: sources, hashes }),
      )?.[1]
    expect(styles('/o/abc/pay')).toBe("'self' 'unsafe-inline' https://pay.test")
    expect(styles('/menu')).toBe("'self' 'sha256-x'")
  })

  it("safety 25: only the map's pages know the map: its tiles, and Google's sources for Google's tenants alone", () => {
    const policyOf = (path: string, google: boolean) =>
      contentSecurityPolicy({
        app: 'storefront',
        path,
        origin,
        mapSources: mapSources('https://tiles.test/{z}/{x}/{y}.png', google),
      })
    const [own, googles] = [policyOf('/my-address', false), policyOf('/my-address', true)]
    expect(own).toContain("img-src 'self' data: blob: https://tiles.test;")
    expect(own).not.toMatch(/google|gstatic|style-src [^;]*unsafe/)
    expect(googles).toMatch(/script-src 'self' https:\/\/maps\.googleapis\.com/)
    expect(googles).toMatch(/img-src [^;]*tiles\.test[^;]*gstatic/)
    for (const path of ['/', '/menu', '/account', '/account/vehicles', '/checkout'])
      expect(policyOf(path, true)).not.toMatch(/google|tiles\.test/)
  })

  it('safety 19: nobody frames the console', () => {
    expect(contentSecurityPolicy({ app: 'console', path: '/', origin })).toContain("frame-ancestors 'none'")
  })

  it('runs inline scripts by the hash of their bytes alone; files and data blocks need none', () => {
    const html =
      '<style>a{}</style><script src="/a.js"></script><script>ع()</script><script type="application/ld+json">{}</script><script async="">b()</script><scripted>'
    expect(inlineHashes(Buffer.from(html))).toEqual({
      scripts: [sourceOf('ع()'), sourceOf('b()')],
      styles: [sourceOf('a{}')],
    })
    const policy = contentSecurityPolicy({
      app: 'storefront',
      path: '/',
      origin,
      hashes: inlineHashes(Buffer.from(html)),
    })
    expect(policy).toContain(`script-src 'self' ${sourceOf('ع()')} ${sourceOf('b()')};`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe|nonce/)
  })

  it('an element that never ends gives no hash', () => {
    expect(inlineHashes(Buffer.from('<script>a()'))).toEqual({ scripts: [], styles: [] })
  })

  it('demands https only where the site is on https', () => {
    expect(
      securityHeaders({ app: 'storefront', path: '/', origin })['strict-transport-security'],
    ).toBeUndefined()
    const secure = securityHeaders({ app: 'storefront', path: '/', origin: 'https://saffron.test' })
    expect(secure['strict-transport-security']).toContain('max-age=31536000')
    expect(secure['content-security-policy']).toContain('wss://saffron.test')
  })

  it('safety 25: other sites learn the origin at most', () => {
    expect(securityHeaders({ app: 'storefront', path: '/o/abc', origin })['referrer-policy']).toBe(
      'strict-origin',
    )
  })
})
