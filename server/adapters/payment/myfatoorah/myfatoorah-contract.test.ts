import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportContract } from '#server/testing/report-contract.ts'
import { makeMyFatoorahBench } from '../make-myfatoorah-bench.ts'
import type { MyFatoorahBench } from '../make-myfatoorah-bench.ts'
import { startAnswers } from '../simulator/start-answers.ts'
import { errorCodes, invoiceStatuses, refundStatuses, transactionStatuses } from './myfatoorah-codes.ts'

// Answers in the shape that the maker's PHP library reads (myfatoorah/library 2.2.9): IsSuccess, Data, InvoiceStatus,
// InvoiceDisplayValue, InvoiceTransactions with TransactionStatus and Error.
let bench: MyFatoorahBench
let server: Awaited<ReturnType<typeof startAnswers>>
let data: object = {}
beforeAll(async () => {
  bench = await makeMyFatoorahBench()
  server = await startAnswers(() => ({ status: 200, body: { IsSuccess: true, Message: '', Data: data } }))
})
afterAll(async () => {
  await bench.close()
  await server.close()
  const tables = [invoiceStatuses, transactionStatuses, refundStatuses, errorCodes]
  reportContract({
    adapter: 'myfatoorah',
    source: 'statuses of the PHP library myfatoorah/library and docs.myfatoorah.com; error codes from memory',
    version: '2.2.9 (2026-02-12)',
    codes: tables.reduce((sum, table) => sum + Object.keys(table).length, 0),
    samples: 1,
    differences: ['the list of error codes and the shape of GetRefundStatus are from memory'],
  })
})

const invoice = (status: string, transactions: readonly object[]) => ({
  InvoiceId: 3_110_788,
  InvoiceStatus: status,
  InvoiceReference: '2026003110788',
  CustomerReference: 'reference-1',
  CreatedDate: '2026-11-27T12:00:00.123',
  ExpiryDate: 'November 30, 2026',
  ExpiryTime: '12:00:00.123',
  InvoiceValue: 97,
  Comments: null,
  CustomerName: 'Anonymous',
  InvoiceDisplayValue: '97.00 SR',
  DueDeposit: 0,
  DepositStatus: 'Not Deposited',
  InvoiceItems: [],
  InvoiceTransactions: transactions,
  Suppliers: [],
})
const transaction = (status: string, code: string | null = null) => ({
  TransactionDate: '2026-11-27T12:01:00.123',
  PaymentGateway: 'VISA/MASTER',
  ReferenceId: '633112345678',
  TrackId: '27-11-2026_1234567',
  TransactionId: '1234',
  PaymentId: '07073110788123456789',
  AuthorizationId: '1234',
  TransactionStatus: status,
  TransationValue: '97.00',
  CustomerServiceCharge: '0.000',
  DueValue: '97.00',
  PaidCurrency: 'SR',
  PaidCurrencyValue: '97.00',
  Currency: 'SR',
  Error: code && 'failed',
  ErrorCode: code ?? '',
  CardNumber: '512345xxxxxx0008',
})
const ask = async () =>
  (await bench.gateway.askSession({ ...bench.account, apiUrl: server.url }, { reference: 'reference-1' }))
    .state

describe('every status of the lists', () => {
  it('each of a transaction, in each invoice, says how the payment stands', async () => {
    for (const [name, kind] of Object.entries(transactionStatuses))
      for (const [status, outcome] of Object.entries(invoiceStatuses)) {
        data = invoice(status, [transaction(name)])
        const rest = { paid: 'unknown', pending: 'submitted', over: 'expired' }[outcome]
        const stands =
          kind === 'taken' ? 'captured' : outcome !== 'paid' && kind === 'failed' ? 'declined' : rest
        expect([name, status, await ask()]).toEqual([name, status, stands])
      }
  })

  it('each reason of a failed transaction frees the order for another card', async () => {
    for (const code of errorCodes) {
      data = invoice('Pending', [transaction('Failed', code)])
      expect([code, await ask()]).toEqual([code, 'declined'])
    }
  })

  it('a word that is not published proves nothing', async () => {
    data = invoice('Pending', [transaction('Reversed')])
    expect(await ask()).toBe('unknown')
    data = invoice('Archived', [transaction('Failed', 'MF002')])
    expect(await ask()).toBe('unknown')
    // one that took money counts, whatever stands beside it
    data = invoice('Archived', [transaction('Reversed'), transaction('Succss')])
    expect(await ask()).toBe('captured')
  })

  it('each of a refund says whether it is done', async () => {
    for (const [status, state] of Object.entries(refundStatuses)) {
      data = {
        RefundStatusResult: [{ RefundId: 7, RefundStatus: status, RefundAmount: 4, Comments: 'refund-1' }],
      }
      const account = { ...bench.account, apiUrl: server.url }
      const answer = await bench.gateway.askRefund(account, { reference: 'refund-1', gatewayRefundId: '7' })
      expect([status, answer.state]).toEqual([status, state])
    }
  })

  it('an invoice is asked for by its own number once it has one', async () => {
    data = invoice('Pending', [transaction('InProgress')])
    const account = { ...bench.account, apiUrl: server.url }
    await bench.gateway.askSession(account, { reference: 'reference-1', sessionId: '3110788', charged: true })
    expect(JSON.parse(server.calls.at(-1)?.body ?? '')).toEqual({ Key: '3110788', KeyType: 'InvoiceId' })
  })
})
