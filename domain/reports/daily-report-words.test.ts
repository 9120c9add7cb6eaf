import { describe, expect, it } from 'vitest'
import { dailyReportWords, type DayFacts } from './daily-report-words.ts'

const facts: DayFacts = {
  restaurant: 'Saffron',
  date: '2026-11-20',
  symbol: 'SAR',
  sums: {
    orders: 4,
    lost: 1,
    total: '100.00',
    reservations: '0.00',
    discount: '5.00',
    coupon: '0.00',
    points: '2.50',
    vat: '13.04',
  },
  refunded: '2.00',
  ratings: { count: 3, food: '4.7' },
  before: { date: '2026-11-13', orders: 5, total: '80.00' },
  branches: [
    { name: 'Olaya', orders: 3, quantity: 0, total: '70.00' },
    { name: 'الملز', orders: 1, quantity: 0, total: '30.00' },
  ],
  types: [{ name: 'Pickup', orders: 4, quantity: 0, total: '100.00' }],
  items: ['A', 'B', 'C', 'D', 'E', 'F'].map((name, i) => ({
    name,
    orders: 0,
    quantity: 9 - i,
    total: `${9 - i}.00`,
  })),
  waiting: undefined,
  link: 'https://console.example/reports?from=2026-11-20',
}
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

describe('the report of a day by e-mail', () => {
  it('says in English what was sold, beside the same weekday before', () => {
    const { subject, body } = dailyReportWords('en', facts)
    expect(subject).toBe('Saffron: Sales of Friday 2026/11/20')
    expect(plain(body).split('\n')).toEqual([
      'Saffron',
      'Sales of Friday 2026/11/20',
      '',
      'Sales: SAR 100.00 (+25%)',
      'Orders: 4 (−20%)',
      'Average order: SAR 25.00',
      'Product discounts: SAR 5.00',
      'Points: SAR 2.50',
      'VAT: SAR 13.04',
      'Refunded: SAR 2.00',
      'Cancelled and missed: 1',
      'Average rating of the food: 4.7 (ratings: 3)',
      'Compared with Friday 2026/11/13: Orders 5, Sales SAR 80.00',
      '',
      'By branch',
      'Olaya: Orders 3, SAR 70.00',
      'الملز: Orders 1, SAR 30.00',
      '',
      'By order type',
      'Pickup: Orders 4, SAR 100.00',
      '',
      'Best sellers',
      'A: Pieces 9, SAR 9.00',
      'B: Pieces 8, SAR 8.00',
      'C: Pieces 7, SAR 7.00',
      'D: Pieces 6, SAR 6.00',
      'E: Pieces 5, SAR 5.00',
      '',
      'Full details in the console:',
      'https://console.example/reports?from=2026-11-20',
      '',
      'You get this report because you turned it on in Reports. You can turn it off there.',
    ])
  })

  it('isolates numbers and names, so that an Arabic line keeps its order whatever a branch is called', () => {
    const { subject, body } = dailyReportWords('ar', { ...facts, symbol: 'ر.س' })
    expect(subject).toBe('Saffron: مبيعات الجمعة 2026/11/20')
    const lines = body.split('\n')
    expect(lines).toContain('المبيعات: \u2066100.00\u2069 ر.س (\u2066+25%\u2069)')
    expect(lines).toContain('\u2068Olaya\u2069: الطلبات \u20663\u2069، \u206670.00\u2069 ر.س')
    expect(lines).toContain(
      'للمقارنة، يوم الجمعة \u20662026/11/13\u2069: الطلبات \u20665\u2069، المبيعات \u206680.00\u2069 ر.س',
    )
    for (const line of lines) {
      expect(line.match(/[\u2066\u2068]/g)?.length ?? 0).toBe(line.match(/\u2069/g)?.length ?? 0)
      // outside of its isolates no digit is left to wander, and a link stays what it is
      const bare = line.replace(/[\u2066\u2068][^\u2069]*\u2069/g, '')
      if (!line.startsWith('https:')) expect(bare).not.toMatch(/[\dA-Za-z]/)
    }
    expect(lines).toContain(facts.link)
  })

  it('a day without orders says so, without averages; one branch is not divided; nothing before is not compared', () => {
    const quiet = dailyReportWords('en', {
      ...facts,
      sums: { ...facts.sums, orders: 0, total: '0.00', discount: '0.00', points: '0.00', vat: '0.00' },
      ratings: { count: 0, food: null },
      branches: [],
      types: [],
      items: [],
    })
    expect(plain(quiet.body)).toContain('No orders on this day.\nVAT: SAR 0.00\nRefunded: SAR 2.00\n')
    expect(quiet.body).toContain('no ratings')
    expect(quiet.body).not.toMatch(/Average order|By branch|Best sellers|compare/)
    const first = dailyReportWords('en', {
      ...facts,
      branches: [],
      before: { date: '2026-11-13', orders: 0, total: '0.00' },
    })
    expect(first.body).not.toMatch(/By branch|compare|%/)
  })

  it('names deposits of reservations, which are sales and no orders', () => {
    const sums = { ...facts.sums, reservations: '50.00' }
    const lines = plain(dailyReportWords('en', { ...facts, sums }).body).split('\n')
    expect(lines).toContain('Sales: SAR 100.00 (+25%)')
    expect(lines).toContain('Average order: SAR 12.50')
    expect(lines).toContain('Including reservation deposits: SAR 50.00')
    const quiet = { ...sums, orders: 0, total: '50.00', discount: '0.00', points: '0.00', vat: '6.52' }
    expect(plain(dailyReportWords('en', { ...facts, sums: quiet }).body)).toContain(
      'No orders on this day.\nSales: SAR 50.00\nIncluding reservation deposits: SAR 50.00\nVAT: SAR 6.52\n',
    )
  })

  it('safety 5: names before all figures how many refunds wait for a person, how much they are, and where they are seen to', () => {
    const waiting = {
      count: 3,
      amounts: [
        { amount: '30.00', symbol: 'SAR' },
        { amount: '12.50', symbol: 'EGP' },
      ],
      link: 'https://console.example/orders',
    }
    const { body } = dailyReportWords('en', { ...facts, waiting })
    expect(plain(body).split('\n').slice(2, 8)).toEqual([
      '',
      'Refunds that need you: 3, SAR 30.00, EGP 12.50',
      'The customers are without this money until you see to it in the console:',
      'https://console.example/orders',
      '',
      'Sales: SAR 100.00 (+25%)',
    ])
    const amounts = [
      { amount: '30.00', symbol: 'ر.س' },
      { amount: '12.50', symbol: 'EGP' },
    ]
    const lines = dailyReportWords('ar', { ...facts, waiting: { ...waiting, amounts } }).body.split('\n')
    const line = lines.find((one) => one.startsWith('عمليات استرداد')) ?? ''
    expect(plain(line)).toBe('عمليات استرداد تحتاج متابعتك: 3، 30.00 ر.س، 12.50 EGP')
    expect(line.replace(/[\u2066\u2068][^\u2069]*\u2069/g, '')).not.toMatch(/[\dA-Za-z]/)
  })
})
