import { describe, expect, it } from 'vitest'
import { arrangeHead } from './arrange-head.ts'

const page = (head: string) =>
  Buffer.from(`<!DOCTYPE html><html><head><meta charSet="utf-8"/>${head}</head><body></body></html>`)

describe('the head of a finished page', () => {
  it('has its styles first, in their order, then what React hoisted, then what the server adds', () => {
    const made = page(
      '<title>Menu</title><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/><style>:root{}</style>',
    )
    expect(arrangeHead(made, Buffer.from('<meta name="theme-color"/>')).toString()).toBe(
      page(
        '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/><title>Menu</title><link rel="modulepreload" fetchpriority="low" href="/a.js"/><style>:root{}</style><meta name="theme-color"/>',
      ).toString(),
    )
  })

  it('writes nothing before the doctype of a page that begins in another way', () => {
    const other = '<!DOCTYPE html><html><head><title>A</title><link rel="stylesheet" href="/a.css"/>'
    const made = Buffer.from(`${other}</head></html>`)
    expect(arrangeHead(made, Buffer.from('<meta/>')).toString()).toBe(`${other}<meta/></head></html>`)
  })

  it('leaves what is no whole page as it is', () => {
    const part = Buffer.from('<p>Not found</p>')
    expect(arrangeHead(part, Buffer.from('<meta/>'))).toBe(part)
  })
})
