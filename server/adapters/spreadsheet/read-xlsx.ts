import { XMLParser } from 'fast-xml-parser'
import type { SheetLine } from '#domain/menu/menu-sheet.ts'
import type { SheetLimits } from './read-sheet.ts'
import { unpack, type Unpacked } from './unpack.ts'

type Node = Readonly<Record<string, unknown>>

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  htmlEntities: true,
  isArray: (name, _path, _leaf, isAttribute) =>
    !isAttribute && ['sheet', 'Relationship', 'row', 'c', 'si', 'r', 't'].includes(name),
})

/** Takes a workbook (Office Open XML, ECMA-376) and how much may be in it; returns as readSheetFile() says. */
export function readXlsx(bytes: Uint8Array, limits: SheetLimits): SheetLine[] | 'too-many' | undefined {
  const archive = unpack(bytes, limits.unpackedBytes)
  if (archive === 'unreadable') return undefined
  try {
    const sheet = readPart(archive, firstSheet(archive))
    if (!sheet) return undefined
    const rows = listOf(childOf(childOf(sheet, 'worksheet'), 'sheetData'), 'row')
    if (rows.length > limits.rows + 1) return 'too-many'
    const shared = sharedTexts(archive)
    return rows.map((row, i) => ({ line: Number(row['@r']) || i + 1, cells: cellsOf(row, shared) }))
  } catch (error) {
    if (error instanceof TooLarge) return 'too-many'
    return undefined
  }
}

class TooLarge extends Error {}

/** A part as a tree. A workbook has no document type: entities of one's own are how a small file becomes a large one. */
function readPart(archive: Unpacked, name: string): Node | undefined {
  const bytes = archive.file(name)
  if (bytes === 'too-large') throw new TooLarge()
  if (bytes === undefined || bytes === 'unreadable') return undefined
  const xml = new TextDecoder().decode(bytes)
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new Error('a document type')
  return parser.parse(xml) as Node
}

/** The part that the workbook's first sheet stands in. */
function firstSheet(archive: Unpacked): string {
  const [sheet] = listOf(
    childOf(childOf(readPart(archive, 'xl/workbook.xml'), 'workbook'), 'sheets'),
    'sheet',
  )
  const links = listOf(
    childOf(readPart(archive, 'xl/_rels/workbook.xml.rels'), 'Relationships'),
    'Relationship',
  )
  const target = textOf(links.find((link) => link['@Id'] === sheet?.['@id'])?.['@Target'])
  return target.startsWith('/') ? target.slice(1) : `xl/${target || 'worksheets/sheet1.xml'}`
}

function sharedTexts(archive: Unpacked): readonly string[] {
  return listOf(childOf(readPart(archive, 'xl/sharedStrings.xml'), 'sst'), 'si').map(richText)
}

/** A text as it is read: in one piece, or in pieces of different looks. How it is pronounced (rPh) is left out. */
function richText(node: Node): string {
  const pieces = 'r' in node ? listOf(node, 'r') : [node]
  const texts = pieces.flatMap((piece) => (Array.isArray(piece['t']) ? (piece['t'] as unknown[]) : []))
  return texts
    .map(textOf)
    .join('')
    .replace(/_x([0-9A-F]{4})_/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
}

const mostColumns = 60

function cellsOf(row: Node, shared: readonly string[]): string[] {
  const cells: string[] = []
  for (const cell of listOf(row, 'c')) {
    const place = columnOf(textOf(cell['@r'])) ?? cells.length
    if (place >= mostColumns) continue
    while (cells.length < place) cells.push('')
    cells[place] = cellText(cell, shared)
  }
  return cells
}

function cellText(cell: Node, shared: readonly string[]): string {
  const value = textOf(cell['v'])
  switch (cell['@t']) {
    case 's':
      return shared[Number(value)] ?? ''
    case 'inlineStr':
      return richText(childOf(cell, 'is') ?? {})
    case 'str':
      return value
    case 'e':
      return value
    default:
      return asTyped(value)
  }
}

/** A number as a person would type it: 19.990000000000002 is 19.99. */
function asTyped(value: string): string {
  const number = Number(value)
  return value === '' || !Number.isFinite(number) ? value : String(Number(number.toPrecision(12)))
}

/** "C7" is the column 2. */
function columnOf(place: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0]
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function childOf(node: Node | undefined, name: string): Node | undefined {
  const child = node?.[name]
  return typeof child === 'object' && child !== null ? (child as Node) : undefined
}

function listOf(node: Node | undefined, name: string): readonly Node[] {
  const list = node?.[name]
  return Array.isArray(list) ? list.map((one) => (typeof one === 'object' ? (one as Node) : {})) : []
}

function textOf(node: unknown): string {
  if (typeof node === 'string') return node
  const text = typeof node === 'object' && node !== null ? (node as Node)['#text'] : ''
  return typeof text === 'string' ? text : ''
}
