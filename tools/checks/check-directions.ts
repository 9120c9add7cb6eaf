import { readFileSync } from 'node:fs'
import { closeCheck } from './close-check.ts'
import { listFiles } from '../list-files.ts'
import { parseTsx, walk, type Node } from './parse-tsx.ts'

const property =
  /^(left|right|((scroll-)?(margin|padding)|border)-(left|right)(-.*)?|border-(top|bottom)-(left|right)-radius)$/
const sided = /^(text-align|float|clear|caption-side|justify-content|justify-self)$/
const four = /^((scroll-)?(margin|padding)|border-(width|color|style)|inset)$/

/** Takes a CSS property and its value; returns why it breaks right-to-left pages, or nothing. */
const judge = (name: string, value: string): string | undefined => {
  if (property.test(name)) return `${name}: use its logical twin (inline-start, inline-end)`
  if (sided.test(name) && /\b(left|right)\b/.test(value)) return `${name}: ${value}: use start or end`
  const parts = value.match(/(?:[^\s(]|\([^)]*\))+/g) ?? []
  if (four.test(name) && parts.length === 4 && parts[1] !== parts[3])
    return `${name}: ${value}: four values name left and right; use the logical properties`
  return undefined
}

const checkStyles = (file: string): string[] => {
  const written = readFileSync(file, 'utf8')
  const lines = written.split('\n')
  const code = written.replaceAll(/\/\*[\s\S]*?\*\//g, (text) => text.replaceAll(/[^\n]/g, ' '))
  return [...code.matchAll(/(?<=[;{]\s*)([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].flatMap((match) => {
    const reason = judge(match[1] ?? '', (match[2] ?? '').trim())
    const line = code.slice(0, match.index).split('\n').length
    // A check mark looks alike in both directions: such a line says so itself.
    return reason && !lines[line - 1]?.includes('/* not mirrored') ? [`${file}:${line} ${reason}`] : []
  })
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const textOf = (node: Node): string => {
  const text = node.type === 'Identifier' ? node['name'] : node['value']
  return typeof text === 'string' ? text : ''
}

/** Takes a node; returns the words in it, if it is an `N`: that is read from the left and for digits alone (design 8). */
const wordsInDigits = (node: Node): string[] => {
  const tag = (node['openingElement'] as Node | undefined)?.['name'] as Node | undefined
  if (node.type !== 'JSXElement' || tag?.['name'] !== 'N') return []
  const found: string[] = []
  walk(node, (inner) => {
    const name = inner.type === 'MemberExpression' ? textOf(inner['property'] as Node) : ''
    if (/_time$|^when$/.test(name)) found.push(`${name}: clock words are no digits; use <bdi>`)
    if (inner.type === 'CallExpression' && textOf(inner['callee'] as Node) === 't')
      found.push('t(): words are no digits; <N> stands in their hole')
  })
  return found
}

const checkComponent = (file: string): string[] => {
  const { program, at } = parseTsx(file)
  const problems: string[] = []
  walk(program, (node) => {
    problems.push(...wordsInDigits(node).map((found) => `${at(node)} ${found}`))
    if (node.type !== 'JSXAttribute' || (node['name'] as Node)['name'] !== 'style') return
    walk(node, (inner) => {
      if (inner.type !== 'Property') return
      const reason = judge(kebab(textOf(inner['key'] as Node)), textOf(inner['value'] as Node))
      if (reason) problems.push(`${at(inner)} ${reason}`)
    })
  })
  return problems
}

const styles = listFiles('.', ['.css'])
const components = listFiles('.', ['.tsx'])
const problems = [...styles.flatMap(checkStyles), ...components.flatMap(checkComponent)]
closeCheck(
  problems,
  `${styles.length} style sheets and ${components.length} components work in both directions`,
)
