import { describe, expect, it } from 'vitest'
import { isSafeHtml } from '#domain/core/safe-html.ts'
import { cleanHtml, type EditedNode } from './clean-html.ts'

type Child = EditedNode | string
const text = (words: string): EditedNode => ({
  nodeType: 3,
  nodeName: '#text',
  textContent: words,
  childNodes: [],
})
const of = (
  nodeName: string,
  children: Child[] = [],
  attributes: Record<string, string> = {},
): EditedNode => {
  const childNodes = children.map((child) => (typeof child === 'string' ? text(child) : child))
  return {
    nodeType: 1,
    nodeName,
    textContent: childNodes.map((child) => child.textContent).join(''),
    childNodes,
    getAttribute: (name) => attributes[name] ?? null,
  }
}

describe('rich text', () => {
  it('keeps headings, paragraphs, lists, emphasis and links', () => {
    const root = of('DIV', [
      of('H1', ['من نحن']),
      of('DIV', ['نص ', of('B', ['غليظ']), of('A', ['x'], { href: 'https://example.com/' })]),
      of('UL', [of('LI', ['a'])]),
    ])
    expect(cleanHtml(root).replaceAll('\n', '')).toBe(
      '<h2>من نحن</h2><p>نص <strong>غليظ</strong><a href="https://example.com/">x</a></p><ul><li>a</li></ul>',
    )
  })

  it('attack: what was pasted brings no script, handler, style or frame', () => {
    const root = of('DIV', [
      of('SCRIPT', ['alert(1)']),
      of('P', [of('SPAN', ['a'], { onclick: 'x()', style: 'position:fixed' })]),
      of('A', ['b'], { href: 'javascript:alert(1)' }),
      of('A', ['c'], { href: 'https://x/" onclick="x()' }),
      of('IFRAME', ['d']),
      '<img src=x onerror=alert(1)>',
    ])
    const html = cleanHtml(root)
    expect(isSafeHtml(html)).toBe(true)
    expect(html).not.toMatch(/<script|<span|<a |<iframe|<img/)
  })

  it('an editor that was emptied holds nothing', () => {
    expect(cleanHtml(of('DIV', [of('P', [of('BR')])]))).toBe('')
  })
})
