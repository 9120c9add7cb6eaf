import type { Samples } from '../core/samples.ts'
import type { EInvoiceSellerWire } from './einvoicing.ts'

/** A Saudi seller as an owner types it; its VAT number is of the authority's own samples. */
export const sampleSeller: EInvoiceSellerWire = {
  name: 'مطعم المائدة التجريبي',
  tax_number: '399999999900003',
  id_scheme: 'CRN',
  id_number: '1010010000',
  street: 'الأمير سلطان',
  building: '2322',
  district: 'المربع',
  city: 'الرياض',
  postal_code: '23333',
}

const document = '00000000-0000-4000-8000-000000000000'

/** For tests: the functions of e-invoicing with arguments as callers give them. */
export const eInvoicingSamples = {
  listEInvoiceUnits: [],
  beginEInvoicing: ['branch1', { otp: '123345', seller: sampleSeller }],
  continueEInvoicing: ['branch1'],
  renewEInvoicing: ['branch1', { otp: '123345' }],
  changeEInvoiceSeller: ['branch1', sampleSeller],
  endEInvoicing: ['branch1'],
  listEInvoices: ['branch1', { text: '12', show: 'open' }],
  correctEInvoice: ['branch1', document],
} satisfies Partial<Samples>
