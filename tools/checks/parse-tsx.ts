import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** A node of the syntax tree as far as the checks look at it. */
export type Node = { type: string; start: number; end: number; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** One file's syntax tree, with its code and a way to name a place in it. */
export type Parsed = { code: string; program: Node; at: (node: Node) => string }

/** Takes a TypeScript file; returns its tree. Throws where it cannot be parsed. */
export const parseTsx = (file: string): Parsed => {
  const code = readFileSync(file, 'utf8')
  const { program, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const at = (node: Node): string => `${file}:${code.slice(0, node.start).split('\n').length}`
  return { code, program: program as unknown as Node, at }
}

/** Takes a node and a visitor; visits it and all below. A visitor that answers false leaves out what is below. */
export const walk = (node: Node, visit: (node: Node) => boolean | void): void => {
  if (visit(node) === false) return
  for (const value of Object.values(node)) {
    const below = Array.isArray(value) ? value : [value]
    for (const one of below) if (isNode(one)) walk(one, visit)
  }
}
