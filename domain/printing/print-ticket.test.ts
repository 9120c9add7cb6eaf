import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedLines, nextTicket, saidOf, type PrintTicket, type TicketLine } from './print-ticket.ts'
import { ticketEdge } from './ticket-edge.ts'
import { ticketRows } from './ticket-rows.ts'

const words = (text: string) => ({ ar: text, en: text })
const line = fc.record({
  name: fc.constantFrom('Burger', 'Tea', 'Salad').map(words),
  quantity: fc.integer({ min: 1, max: 4 }),
  options: fc.constantFrom([], [{ name: words('No onions'), quantity: 1 }]),
  note: fc.constantFrom('', 'hot'),
  amount: fc.constant(0),
})
const lines = fc.array(line, { maxLength: 6 })

/** How many of each dish, with its options and note. */
function counted(all: readonly TicketLine[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { name, options, note, quantity, change } of all) {
    const key = JSON.stringify([name, options, note])
    counts[key] = (counts[key] ?? 0) + (change === 'removed' ? -quantity : quantity)
  }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0))
}

const ticket = (of: Partial<PrintTicket> = {}): PrintTicket => ({
  paper: 'kitchen',
  kind: 'whole',
  number: '041',
  type: 'pickup',
  restaurant: { ar: 'زعفران', en: 'Saffron' },
  branch: { ar: 'العليا', en: 'Olaya' },
  stations: [],
  table: null,
  placed: { ar: 'اليوم 08:30 م', en: 'Today 08:30 PM' },
  due: null,
  guest: [],
  notes: '',
  lines: [{ name: { ar: 'شاورما', en: 'Shawarma' }, quantity: 2, options: [], note: '', amount: 0 }],
  sums: [],
  paid: null,
  invoice: null,
  ...of,
})

describe('tickets of changes', () => {
  it('any order that becomes any other: the first paper and the difference are the second', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const change = changedLines(before, after)
        expect(counted([...before, ...change])).toEqual(counted(after))
        expect(changedLines(after, after)).toEqual([])
      }),
    )
  })

  it('what was printed is told as cancelled once; what was not needs no paper', () => {
    const said = saidOf(ticket())
    expect(nextTicket(undefined, ticket({ kind: 'canceled' }))).toBeUndefined()
    expect(nextTicket(said, ticket({ kind: 'canceled' }))).toMatchObject({
      kind: 'canceled',
      lines: said.lines,
    })
    expect(nextTicket({ ...said, ended: true }, ticket({ kind: 'canceled' }))).toBeUndefined()
    expect(nextTicket(said, ticket())).toBeUndefined()
  })

  it('decision 0107: a party that moved is told to the kitchen once, with both tables; no receipt is made anew', () => {
    const area = { ar: 'شرفة', en: 'Terrace' }
    const before = ticket({ table: { name: '4', area, round: 1 } })
    const after = ticket({ table: { name: '7', area, round: 1, from: '4' } })
    const next = nextTicket(saidOf(before), after)
    expect(next).toMatchObject({ kind: 'changed', lines: [] })
    const rows = (of: PrintTicket) =>
      ticketRows(of, 'en', 'none').flatMap((row) => ('text' in row ? [row.text] : []))
    expect(next && rows(next)).toEqual(
      expect.arrayContaining(['Order changed', 'Table 7', 'Moved from table 4']),
    )
    expect(rows(after)).not.toContain('Moved from table 4')
    expect(nextTicket(saidOf(after), after)).toBeUndefined()
    const { table: _, ...old } = saidOf(before)
    expect(nextTicket(old, after)).toBeUndefined()
    const receipt = { paper: 'receipt' } as const
    expect(nextTicket(saidOf({ ...before, ...receipt }), { ...after, ...receipt })).toBeUndefined()
  })

  it('is written in Arabic, in English, or in both', () => {
    const texts = (language: 'ar' | 'en' | 'both') =>
      ticketRows(ticket(), language, 'possible').flatMap((row) => ('text' in row ? [row.text] : []))
    expect(texts('ar')).toEqual(expect.arrayContaining(['قد تكون نسخة مكررة', '2 × شاورما']))
    expect(texts('en')).toEqual(expect.arrayContaining(['Possible duplicate', '2 × Shawarma']))
    expect(texts('both')).toEqual(
      expect.arrayContaining(['Possible duplicate', 'قد تكون نسخة مكررة', '2 × شاورما', 'Shawarma']),
    )
  })

  it('begins at the side of its own language, whatever guests and dishes are called', () => {
    const guest = ['Sara', '+966551234567', { ar: 'طابق 2', en: 'Floor 2' }]
    const edge = (paper: 'kitchen' | 'receipt', language: 'ar' | 'en' | 'both') =>
      ticketEdge(ticketRows(ticket({ paper, guest, restaurant: words('KFC') }), language, 'none'))
    for (const paper of ['kitchen', 'receipt'] as const)
      expect([edge(paper, 'ar'), edge(paper, 'both'), edge(paper, 'en')]).toEqual(['ar', 'ar', 'en'])
  })

  it('in both languages what is said in words has a row of each', () => {
    const guest = [{ ar: 'مبنى 12 · طابق 2', en: 'Building 12 · Floor 2' }]
    const rows = ticketRows(ticket({ guest }), 'both', 'none')
    expect(rows.flatMap((row) => ('text' in row ? [row.text] : []))).toEqual(
      expect.arrayContaining(['مبنى 12 · طابق 2', 'Building 12 · Floor 2']),
    )
  })
})
