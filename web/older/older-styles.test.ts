import { expect, it } from 'vitest'
import { olderStyles } from './older-styles.ts'

const of = (css: string) => olderStyles([css]).css

it('a mixed colour is the nearer of its two; little ink stays visible on any ground', () => {
  expect(of('.a{color:color-mix(in oklab, var(--t-primary) 90%, black)}')).toBe('.a{color:var(--t-primary)}')
  expect(of('.a{color:color-mix(in oklab, var(--t-primary) 9%, var(--t-surface))}')).toBe(
    '.a{color:var(--t-surface)}',
  )
  expect(of(':root{--c-line:color-mix(in oklab, var(--t-text) 11%, var(--t-bg));--x:1}')).toBe(
    ':root{--c-line:rgb(128 128 128 / 22%)}',
  )
  expect(of('.a{background:linear-gradient(to top,red,color-mix(in oklab, var(--c-bg), transparent))}')).toBe(
    '.a{background:linear-gradient(to top,red,var(--c-bg))}',
  )
})

it('lines are heights of text, and what is clipped is hidden', () => {
  expect(of('.a{max-height:2lh;overflow-x:clip}')).toBe('.a{max-height:3em;overflow-x:hidden}')
})

it('what is turned and moved by properties of its own is transformed', () => {
  expect(of('.a{rotate:45deg;translate:-50% calc(1px + 2px);color:red}')).toBe(
    '.a{transform:rotate(45deg) translate(-50%,calc(1px + 2px))}',
  )
  expect(of('.a{rotate:none}')).toBe('.a{transform:none}')
})

it('heights of the visible window are those of the window', () => {
  expect(of('@media (min-width:1px){.a{max-height:calc(100dvh - 4px)}}')).toBe(
    '@media (min-width:1px){.a{max-height:calc(100vh - 4px)}}',
  )
})

it('an element that has another is marked by an attribute; each inner selector has its number', () => {
  const { css, has } = olderStyles([
    '.a:has(:checked){color:red}.b:not(:has(:focus-visible)){color:blue}.c:has(:checked) i{top:0}',
    '.d:has(+ .e),.f:has(> a){top:0}',
  ])
  expect(css.split('\n')).toEqual([
    '.a[data-has-0]{color:red}',
    '.b:not([data-has-1]){color:blue}',
    '.c[data-has-0] i{top:0}',
  ])
  expect(has).toEqual([':checked', ':focus-visible'])
})

it('an open popover is what the stand-in marks', () => {
  expect(of('.a:has(+ .p:popover-open){color:red}')).toBe('.a:has(+ .p.\\:popover-open){color:red}')
})

it('says nothing of what every browser reads', () => {
  expect(of('.a{color:red;transform:none}@media print{.b{top:0}}')).toBe('')
})
