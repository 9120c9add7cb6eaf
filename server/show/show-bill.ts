import type { BillWire, TaxSumWire } from '#contract/ordering/cart.ts'
import type { Bill, BillDeposit } from '#domain/pricing/bill.ts'
import type { TaxSubtotal } from '#domain/einvoicing/tax-document.ts'
import { isTaxMixed, taxSums } from '#domain/pricing/line-tax.ts'
import { taxWords } from '#domain/pricing/tax-words.ts'
import { toDecimal } from '#domain/core/money.ts'
import { percentWords } from '#domain/core/amount-words.ts'
import { wordIn, type Language } from '#domain/core/words.ts'

/** Takes a bill and a language; returns it as it travels. */
export function showBill(bill: Bill, language: Language): BillWire {
  return {
    currency: bill.currency,
    lines: bill.lines.map((line) => ({
      line_id: line.lineId,
      item_id: line.itemId,
      name: wordIn(line.name, language),
      picture: line.picture ?? null,
      quantity: line.quantity,
      note: line.note,
      unit_price: toDecimal(line.unitPrice),
      subtotal: toDecimal(line.subtotal),
      discount: toDecimal(line.discount),
      ...(line.tax && { vat_percent: percentWords(line.tax.basisPoints) }),
      options: line.options.map((option) => ({
        option_id: option.optionId,
        group: wordIn(option.group, language),
        name: wordIn(option.name, language),
        quantity: option.quantity,
        price: toDecimal(option.price),
        free: option.free ?? 0,
      })),
      ...(line.deposits && { deposits: showDeposits(line.deposits, language) }),
    })),
    count: bill.count,
    subtotal: toDecimal(bill.subtotal),
    discount: toDecimal(bill.discount),
    coupon: toDecimal(bill.coupon?.off ?? 0),
    coupon_code: bill.coupon?.code ?? null,
    coupon_name: bill.coupon ? wordIn(bill.coupon.name, language) : '',
    points: toDecimal(bill.points?.off ?? 0),
    points_used: bill.points?.count ?? 0,
    delivery_fee: toDecimal(bill.delivery?.amount ?? 0),
    free_delivery: bill.delivery !== undefined && bill.delivery.amount < bill.delivery.fee,
    ...(bill.fees && {
      fees: toDecimal(bill.fees.amount),
      fee_list: bill.fees.list.map(({ feeId, name, amount }) => ({
        fee_id: feeId,
        name: wordIn(name, language),
        amount: toDecimal(amount),
      })),
    }),
    service_charge: toDecimal(bill.service?.amount ?? 0),
    service_percent: percentWords(bill.service?.basisPoints ?? 0),
    vat_percent: percentWords(bill.vatBasisPoints),
    prices_include_vat: bill.pricesIncludeVat,
    taxable: toDecimal(bill.taxable),
    vat: toDecimal(bill.vat),
    ...(isTaxMixed(bill) && { taxes: taxSums(bill).map((sum) => showTaxSum(sum, language)) }),
    deposits: toDecimal(bill.deposits ?? 0),
    total: toDecimal(bill.total),
    wallet: toDecimal(bill.wallet ?? 0),
    to_pay: toDecimal(bill.toPay),
  }
}

const showTaxSum = ({ category, net, vat }: TaxSubtotal, language: Language): TaxSumWire => ({
  category: category.code,
  name: wordIn(taxWords(category), language),
  net: toDecimal(net),
  vat: toDecimal(vat),
})

const showDeposits = (deposits: readonly BillDeposit[], language: Language) =>
  deposits.map((deposit) => ({
    deposit_id: deposit.depositId,
    name: wordIn(deposit.name, language),
    quantity: deposit.quantity,
    price: toDecimal(deposit.price),
  }))
