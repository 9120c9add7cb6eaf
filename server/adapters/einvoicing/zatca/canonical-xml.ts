import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { escapeAttribute, escapeText } from './write-xml.ts'

/** A node of a document that was read: an element with its declarations and attributes, or a text. White space stays. */
export type XmlNode = XmlElementNode | string

export interface XmlElementNode {
  /** With its prefix. */
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlNode[]
}

const marks = { attributes: ':@', text: '#text' }

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignorePiTags: true,
  ignoreDeclaration: true,
  processEntities: { enabled: true, maxTotalExpansions: 1_000_000, maxExpandedLength: 50_000_000 },
  htmlEntities: true,
  commentPropName: '#comment',
})

/**
 * Takes the text of a document; returns its root element with all white space, without comments. Throws where it is no
 * well-formed document, or has a document type or an instruction: an invoice has neither.
 */
export function readXml(text: string): XmlElementNode {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  if (/<!DOCTYPE|<\?(?!xml\s)/.test(plain))
    throw new SyntaxError('document types and processing instructions are not read')
  const valid = XMLValidator.validate(plain)
  if (valid !== true) throw new SyntaxError(`no well-formed XML: ${valid.err.msg}`)
  const read: unknown = parser.parse(plain)
  const root = childrenOf(read).find((node) => typeof node !== 'string')
  if (!root || typeof root === 'string') throw new SyntaxError('no root element')
  return root
}

function childrenOf(list: unknown): XmlNode[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((one: unknown) => nodesOf(one))
}

function nodesOf(one: unknown): XmlNode[] {
  if (typeof one !== 'object' || one === null) return []
  const entries = new Map<string, unknown>(Object.entries(one))
  const attributes = attributesOf(entries.get(marks.attributes))
  return [...entries]
    .filter(([key]) => key !== marks.attributes && key !== '#comment')
    .map(([name, inside]) =>
      name === marks.text ? String(inside) : { name, attributes, children: childrenOf(inside) },
    )
}

function attributesOf(values: unknown): Map<string, string> {
  if (typeof values !== 'object' || values === null) return new Map()
  return new Map(Object.entries(values).map(([key, value]) => [key, String(value)]))
}

/** What of a document is not hashed: tells it of an element and its parent. */
export type LeftOut = (element: XmlElementNode) => boolean

/**
 * Takes a root element; returns it as canonical XML 1.1 without comments (W3C REC-xml-c14n11-20080502), less the elements that
 * `leftOut` names; their white space stays. Declarations that repeat the parent's are not written.
 */
export function canonicalXml(root: XmlElementNode, leftOut: LeftOut = () => false): string {
  return writeNode(root, new Map(), leftOut)
}

function writeNode(node: XmlNode, known: ReadonlyMap<string, string>, leftOut: LeftOut): string {
  if (typeof node === 'string') return escapeText(node)
  if (leftOut(node)) return ''
  const declared = [...node.attributes].filter(([name]) => isDeclaration(name))
  const scope = new Map([...known, ...declared])
  const fresh = declared
    .filter(([name, uri]) => (known.get(name) ?? '') !== uri)
    .toSorted(([a], [b]) => compare(a, b))
  const others = [...node.attributes]
    .filter(([name]) => !isDeclaration(name))
    .toSorted(([a], [b]) => compare(expanded(a, scope), expanded(b, scope)))
  const written = [...fresh, ...others]
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('')
  const inside = node.children.map((child) => writeNode(child, scope, leftOut)).join('')
  return `<${node.name}${written}>${inside}</${node.name}>`
}

const isDeclaration = (name: string) => name === 'xmlns' || name.startsWith('xmlns:')

/** By code point, as the recommendation says; names of one length of code units sort alike here. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** An attribute's name with its namespace before it; without a prefix it has none. */
function expanded(name: string, scope: ReadonlyMap<string, string>): string {
  const [prefix, local] = name.split(':')
  return local === undefined ? `\u0000${name}` : `${scope.get(`xmlns:${prefix}`) ?? prefix}\u0000${local}`
}

/** Takes an element and the names of elements on the way; returns all that the way leads to. Names with their usual prefixes. */
export function findAll(from: XmlElementNode, ...way: readonly string[]): XmlElementNode[] {
  return way.reduce<XmlElementNode[]>(
    (found, name) => found.flatMap((one) => elementsOf(one).filter((child) => child.name === name)),
    [from],
  )
}

/** Takes an element and a way; returns the first that it leads to. */
export function find(from: XmlElementNode, ...way: readonly string[]): XmlElementNode | undefined {
  return findAll(from, ...way)[0]
}

/** Takes an element and a way; returns the text of the first that it leads to, empty without one. */
export function textAt(from: XmlElementNode, ...way: readonly string[]): string {
  const found = find(from, ...way)
  return found ? textOf(found) : ''
}

/** Takes an element; returns all text in it. */
export function textOf({ children }: XmlElementNode): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
}

/** Takes an element; returns its elements. */
export function elementsOf({ children }: XmlElementNode): XmlElementNode[] {
  return children.filter((child) => typeof child !== 'string')
}
