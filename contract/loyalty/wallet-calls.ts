import type { Caller } from '../core/caller.ts'
import type { PaymentStepWire } from '../ordering/order.ts'
import type { DocumentsWire } from '../payments/receipt.ts'

/** Takes how to call; returns the calls of an order's documents, and those that fill a wallet. */
export function walletCalls({ get, call }: Caller) {
  return {
    documents: (orderId: string) => get<DocumentsWire>(`/api/v1/orders/${orderId}/documents`),
    mailReceipt: (orderId: string, email: string) =>
      call<{ sent_to: string }>('POST', `/api/v1/orders/${orderId}/receipt-mail`, { email }),
    topUp: (amount: string) => call<PaymentStepWire>('POST', '/api/v1/wallet/wallet-logs/top-up', { amount }),
    redeemCoupon: (code: string) =>
      call<{ amount: string }>('POST', '/api/v1/wallet/wallet-logs/redeem', { code }),
  }
}
