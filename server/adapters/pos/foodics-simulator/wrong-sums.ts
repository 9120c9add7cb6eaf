import { z } from 'zod'

const taxes = z.array(z.strictObject({ id: z.string(), rate: z.number(), amount: z.number() }))
const priced = {
  quantity: z.number().min(1),
  unit_price: z.number(),
  total_price: z.number(),
  tax_exclusive_unit_price: z.number(),
  tax_exclusive_total_price: z.number(),
  taxes,
}
/** What every captured order has of money. That a till refuses an order without it is a guess. */
const order = z.object({
  products: z.array(
    z.object({ ...priced, options: z.array(z.object({ modifier_option_id: z.string(), ...priced })) }),
  ),
  charges: z.array(z.object({ amount: z.number(), tax_exclusive_amount: z.number(), taxes })).default([]),
  discount_amount: z.number(),
  tax_exclusive_discount_amount: z.number(),
  subtotal_price: z.number(),
  total_price: z.number(),
})

/** Takes the body of an order and the till's taxes; returns what of its sums does not fit, if anything: to a hundredth a part. */
export function wrongSums(
  body: unknown,
  known: readonly { readonly id: string; readonly rate: number }[],
): string | undefined {
  const read = order.safeParse(body)
  if (!read.success) return `${read.error.issues[0]?.path.join('.')}: ${read.error.issues[0]?.message}`
  const { products, charges, discount_amount: discount, subtotal_price: subtotal } = read.data
  const parts = [...products, ...products.flatMap(({ options }) => options)]
  const all = [...parts, ...charges].flatMap((part) => part.taxes)
  const foreign = all.find(({ id, rate }) => !known.some((tax) => tax.id === id && tax.rate === rate))
  if (foreign) return `tax ${foreign.id} of ${foreign.rate} % is not known`
  const near = (one: number, other: number, parts_ = 1) => Math.abs(one - other) <= 0.011 * parts_
  for (const part of parts) {
    const rate = part.taxes.reduce((sum, tax) => sum + tax.rate, 0) / 100
    const isIncluded = !near(part.tax_exclusive_total_price, part.total_price)
    const net = isIncluded ? part.total_price / (1 + rate) : part.total_price
    if (!near(part.tax_exclusive_total_price, net)) return 'tax_exclusive_total_price does not fit'
    const most = part.tax_exclusive_total_price * rate
    if (part.taxes.some((tax) => tax.amount > most + 0.011)) return 'tax amount is above its rate'
  }
  const sum = parts.reduce((total, part) => total + part.total_price, 0)
  if (!near(sum, subtotal, parts.length)) return `subtotal_price ${subtotal} is not ${sum.toFixed(2)}`
  return discount > subtotal + 0.001 ? 'discount_amount is above the subtotal' : undefined
}
