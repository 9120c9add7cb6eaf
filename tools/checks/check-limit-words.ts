import { existsSync } from 'node:fs'
import { closeCheck } from './close-check.ts'
import { numbersSaid } from './limit-words.ts'
import { listFiles } from '../list-files.ts'
import { parseTsx, walk, type Node } from './parse-tsx.ts'

// Where the product's texts stand: catalogues, answers of the API, and messages. Of a document, its tests are named too.
const folders = [
  'storefront',
  'console',
  'platform',
  'web',
  'contract',
  'domain',
  'server/features',
  'server/show',
]
const named = /\.(test|spec)\.tsx?( |$)/

const textOf = (node: Node): string => {
  if (node.type === 'TemplateElement') return (node['value'] as { cooked: string }).cooked
  return node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : ''
}

const checkSource = (file: string): string[] => {
  const { program, at } = parseTsx(file)
  const problems: string[] = []
  walk(program, (node) => {
    const text = textOf(node)
    if (named.test(text)) return
    for (const said of numbersSaid(file, text))
      problems.push(
        `${at(node)} says "${said}": fill it from its limit (domain/core/counted.ts), or name it in tools/checks/limit-words.ts`,
      )
  })
  return problems
}

const sources = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => listFiles(folder, ['.ts', '.tsx']))
  .filter((file) => !/\.test\.tsx?$/.test(file))
closeCheck(sources.flatMap(checkSource), `${sources.length} sources say no limit by themselves`)
