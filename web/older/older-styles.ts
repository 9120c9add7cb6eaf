import postcss, { type AtRule, type Container, type Declaration, type Rule } from 'postcss'

/** Styles for browsers that lack what the others use, and the selectors within `:has()` that mark-ancestors.ts stands in for. */
export interface OlderStyles {
  readonly css: string
  readonly has: readonly string[]
}

/** Heights in lines of text. */
const lines = /(\d+(?:\.\d+)?)lh\b/g
const unit = /(?<=\d)[dsl](v[hw])\b/g

/**
 * Takes an app's built styles; returns rules that say the same in older words, to be read after them by browsers that need
 * it: a mixed colour is the nearer of its two, `rotate` and its kin are a `transform`, `dvh` is `vh`, `:has(x)` an
 * attribute of its own.
 */
export function olderStyles(files: readonly string[]): OlderStyles {
  const has: string[] = []
  const rules = new Set<string>()
  for (const file of files)
    postcss.parse(file).walkRules((rule) => {
      const selector = olderSelector(rule.selector, has)
      if (selector === undefined) return
      const own = rule.nodes.filter((node): node is Declaration => node.type === 'decl')
      const said = selector === rule.selector ? olderWords(own) : olderText(own)
      if (said.length > 0) rules.add(around(rule, `${selector}{${said.join(';')}}`))
    })
  return { css: [...rules].join('\n'), has }
}

const open = /:popover-open\b/g

function olderSelector(selector: string, has: string[]): string | undefined {
  // a browser that lacks popovers alone knows `:has()`
  return open.test(selector)
    ? selector.replaceAll(open, String.raw`.\:popover-open`)
    : withoutHas(selector, has)
}

/** Takes a selector and the list to fill; returns it with attributes in the place of `:has()`, or undefined where that cannot be said. */
function withoutHas(selector: string, has: string[]): string | undefined {
  if (!selector.includes(':has(')) return selector
  const inners: string[] = []
  const said = selector.replaceAll(/:has\(((?:[^()]|\([^()]*\))*)\)/g, (_, inner: string) => {
    inners.push(inner)
    return `[data-has-${has.includes(inner) ? has.indexOf(inner) : has.length + inners.length - 1}]`
  })
  if (inners.some((inner) => /^\s*[>+~]/.test(inner)) || said.includes(':has(')) return undefined
  has.push(...inners.filter((inner) => !has.includes(inner)))
  return said
}

/** All that a rule says, each in words of old. */
function olderText(declarations: readonly Declaration[]): string[] {
  return declarations
    .filter(({ prop }) => !moves(prop))
    .map((one) => `${one.prop}:${older(one.value)}${one.important ? '!important' : ''}`)
    .concat(moved(declarations))
}

/** What of a rule an older browser does not read. */
function olderWords(declarations: readonly Declaration[]): string[] {
  const others = declarations.filter(({ prop, value }) => !moves(prop) && older(value) !== value)
  return [...others.map((one) => `${one.prop}:${older(one.value)}`), ...moved(declarations)]
}

const moves = (prop: string) => /^(rotate|scale|translate)$/.test(prop)

function moved(declarations: readonly Declaration[]): string[] {
  const parts = declarations.filter(({ prop, value }) => moves(prop) && value !== 'none')
  if (parts.length === 0) return declarations.some(({ prop }) => moves(prop)) ? ['transform:none'] : []
  return [
    `transform:${parts
      .map(
        ({ prop, value }) =>
          `${prop}(${value
            .trim()
            .split(/\s+(?![^(]*\))/)
            .join(',')})`,
      )
      .join(' ')}`,
  ]
}

function older(value: string): string {
  const said = unmixed(value)
    .replaceAll(unit, '$1')
    .replaceAll(lines, (_, count: string) => `${Number(count) * 1.5}em`)
  return said === 'clip' ? 'hidden' : said
}

/** Takes a value; returns it with the nearer colour in the place of each mixed one. */
function unmixed(value: string): string {
  let text = value
  for (let at = text.indexOf('color-mix('); at >= 0; at = text.indexOf('color-mix(')) {
    const end = closing(text, at + 'color-mix'.length)
    const [, first = '', second = ''] = splitTop(text.slice(at + 'color-mix('.length, end))
    const colour = nearer(first, second)
    text = text.slice(0, at) + colour + text.slice(end + 1)
  }
  return text
}

/** Ink on a ground: what is drawn with little of it, lines and quiet icons, is to stay visible. */
const ink = /^var\(--[ct]-text\)/

function nearer(first: string, second: string): string {
  const shareOf = (colour: string) => /\s(\d+(?:\.\d+)?)%$/.exec(colour)?.[1]
  const share = Number(shareOf(first) ?? 100 - Number(shareOf(second) ?? 50))
  if (share < 50 && ink.test(first)) return `rgb(128 128 128 / ${share * 2}%)`
  return (share >= 50 ? first : second).replace(/\s+\d+(?:\.\d+)?%$/, '')
}

function closing(text: string, open: number): number {
  let depth = 0
  for (let i = open; i < text.length; i++) {
    if (text[i] === '(') depth += 1
    else if (text[i] === ')' && --depth === 0) return i
  }
  return text.length
}

function splitTop(text: string): string[] {
  return postcss.list.comma(text)
}

function around(rule: Rule, text: string): string {
  let said = text
  for (
    let above: Container | undefined = rule.parent as Container | undefined;
    above && above.type !== 'root';
    above = above.parent as Container | undefined
  )
    if (above.type === 'atrule') said = `@${(above as AtRule).name} ${(above as AtRule).params}{${said}}`
  return said
}
