import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { reportContract } from '#server/testing/report-contract.ts'
import { wrongSums } from '../foodics-simulator/wrong-sums.ts'
import type { PosOrder } from '../port.ts'
import { foodicsBody } from './foodics-body.ts'
import { createFoodics } from './foodics.ts'
import { capturedOrders, capturedProduct, collectionFields } from './foodics-samples.ts'

afterAll(() => {
  reportContract({
    adapter: 'foodics',
    source: 'samiul24/FoodicsApiIntegration, the vendor’s Postman collection: Create Order',
    version: '88f59fc9, 2024-01-13',
    schemas: Object.keys(collectionFields).length,
    differences: [
      'whether a till refuses an order for its sums is not known; the simulator does',
      'that a product’s price is without its options follows from captured use, not from a text of the vendor',
    ],
  })
  reportContract({
    adapter: 'foodics',
    source: 'captured orders: hazeim254/foodics json-stubs (order-webhook), an order of 2023-06-02',
    version: '161398b8, 2026-05-20',
    samples: capturedOrders.length,
  })
  reportContract({
    adapter: 'foodics',
    source: 'a captured product: hazeim254/foodics json-stubs/foodics/get-product.json',
    version: 'be996a9c, 2024-08-14',
    samples: 1,
    differences: [
      'a product that is not marked as high in salt may be one that nobody looked at: only the mark is taken',
    ],
  })
})

const fields = z.record(z.string(), z.unknown())
const shape = z.object({
  products: z.array(fields.and(z.object({ options: z.array(fields), taxes: z.array(fields) }))),
  charges: z.array(fields).default([]),
  payments: z.array(fields).default([]),
})
const taxes = [{ id: 'pos-vat', rate: 15 }]
const vatId = new Map([[1500, 'pos-vat']])

const order: PosOrder = {
  reference: 'order1',
  type: 'delivery',
  branchId: 'pos-branch',
  notes: '',
  guest: 'Noura',
  dueAt: new Date('2026-11-28T12:00:00Z'),
  vat: { basisPoints: 1500, isIncluded: true },
  lines: [
    {
      productId: 'burger',
      quantity: 2,
      unitPrice: '20.00',
      total: '40.00',
      note: '',
      tax: '4.69',
      options: [{ id: 'cheese', quantity: 2, price: '3.00', total: '6.00', tax: '0.70' }],
    },
  ],
  discount: '4.60',
  subtotal: '46.00',
  total: '52.90',
  payment: { methodId: 'card', amount: '52.90' },
  delivery: { chargeId: 'fee', amount: '11.50', tax: '1.50' },
}

describe('a product of Foodics', () => {
  const read = async (product: object) => {
    const answers: Record<string, unknown[]> = { branches: [], products: [product] }
    const foodics = createFoodics({
      allows: () => true,
      call: async ({ url }) => {
        const [, list = ''] = /\/(branches|products)/.exec(url) ?? []
        return { status: 200, text: JSON.stringify({ data: answers[list] ?? [] }) }
      },
    })
    const menu = await foodics.readMenu({ apiUrl: 'https://till.example', token: 't' })
    return 'error' in menu ? undefined : menu.products[0]
  }

  it('says its calories, its minutes of walking and that it is high in salt', async () => {
    expect(await read(capturedProduct)).toMatchObject({
      price: '50.00',
      labels: { calories: 800, minutes: 40, salty: true },
      options: [{ name: { en: 'BBQ Sauce' }, price: '2.00' }],
    })
  })

  it('what it leaves empty, and that it is not high in salt, says nothing', async () => {
    const bare = {
      ...capturedProduct,
      calories: null,
      walking_minutes_to_burn_calories: '',
      is_high_salt: false,
    }
    expect((await read(bare))?.labels).toEqual({})
  })
})

describe('an order for Foodics', () => {
  it.each(capturedOrders)('has the sums of a captured one (VAT inside: $isIncluded)', (captured) => {
    const body = foodicsBody(
      {
        ...order,
        vat: { basisPoints: 1500, isIncluded: captured.isIncluded },
        lines: captured.products.map((one) => ({
          productId: 'p',
          quantity: one.quantity,
          unitPrice: one.unit_price.toFixed(2),
          total: one.total_price.toFixed(2),
          note: '',
          tax: (one.taxes[0]?.amount ?? 0).toFixed(2),
          options: [],
        })),
      },
      vatId,
    )
    const { taxes: own, ...money } = captured.products[0]
    expect(body).toMatchObject({ products: [money] })
    for (const tax of own) expect(body).toMatchObject({ products: [{ taxes: [{ ...tax, id: 'pos-vat' }] }] })
  })

  it('names its fields as the vendor’s collection and the till’s orders do, each part with its taxes', () => {
    const body = foodicsBody(order, vatId)
    const { products, charges, payments } = shape.parse(body)
    const known = (part: object, of: readonly string[]) =>
      expect(Object.keys(part).filter((name) => !of.includes(name))).toEqual([])
    known(body, collectionFields.order)
    for (const product of products) {
      known(product, collectionFields.product)
      for (const option of product.options) known(option, collectionFields.option)
      for (const tax of product.taxes) known(tax, collectionFields.tax)
    }
    for (const charge of charges) known(charge, collectionFields.charge)
    for (const payment of payments) known(payment, collectionFields.payment)
    expect(body).toMatchObject({
      tax_exclusive_discount_amount: 4,
      products: [
        {
          tax_exclusive_unit_price: 17.391_3,
          tax_exclusive_total_price: 34.782_61,
          taxes: [{ id: 'pos-vat', rate: 15, amount: 4.69 }],
          options: [{ tax_exclusive_unit_price: 2.608_7, taxes: [{ amount: 0.7 }] }],
        },
      ],
      charges: [{ tax_exclusive_amount: 10, taxes: [{ rate: 15, amount: 1.5 }] }],
    })
    expect(wrongSums(body, taxes)).toBeUndefined()
  })

  it('without VAT has empty taxes and the same sums without tax', () => {
    const { vat: _, ...plain } = order
    const body = foodicsBody(plain, new Map())
    expect(body).toMatchObject({ products: [{ taxes: [], tax_exclusive_total_price: 40 }] })
    expect(wrongSums(body, [])).toBeUndefined()
  })

  it('a product at another rate, or at none, has the till’s tax of that rate, or none', () => {
    const [line] = order.lines
    if (!line) throw new Error('no line')
    const plain = { ...line, options: [], quantity: 1, unitPrice: '21.00', total: '21.00' }
    const body = foodicsBody(
      {
        ...order,
        discount: '0.00',
        subtotal: '42.00',
        lines: [
          { ...plain, vatBasisPoints: 500, tax: '1.00' },
          { ...plain, vatBasisPoints: 0, tax: '0.00' },
        ],
      },
      new Map([...vatId, [500, 'pos-five']]),
    )
    expect(body).toMatchObject({
      products: [
        { tax_exclusive_total_price: 20, taxes: [{ id: 'pos-five', rate: 5, amount: 1 }] },
        { tax_exclusive_total_price: 21, taxes: [] },
      ],
    })
    expect(wrongSums(body, [...taxes, { id: 'pos-five', rate: 5 }])).toBeUndefined()
  })

  it('is refused by the simulator without taxes, with a foreign one and with sums that do not fit', () => {
    const body = foodicsBody(order, vatId)
    const [product] = shape.parse(body).products
    const { taxes: _, ...bare } = product ?? { taxes: [] }
    expect(wrongSums({ ...body, products: [bare] }, taxes)).toContain('taxes')
    expect(wrongSums(body, [{ id: 'pos-vat', rate: 5 }])).toContain('not known')
    expect(wrongSums({ ...body, subtotal_price: 40 }, taxes)).toContain('subtotal_price')
    const high = { ...product, tax_exclusive_total_price: 39 }
    expect(wrongSums({ ...body, products: [high] }, taxes)).toContain('does not fit')
  })
})
