import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Books } from './books.ts'
import type { Desk } from './desk.ts'
import { FaultBoard } from './faults.ts'
import { openBooks } from './open-books.ts'
import { answerAsBank, answerChallenge, closeSession, payWithCard } from './pay-session.ts'
import { refundPayment, settleRefund } from './refund-payment.ts'
import type { CardOutcome } from './test-cards.ts'

type Act =
  | { do: 'open'; amount: number }
  | { do: 'pay'; at: number; outcome: CardOutcome }
  | { do: 'challenge'; at: number; approve: boolean }
  | { do: 'bank'; at: number; as: 'captured' | 'declined' }
  | { do: 'close'; at: number }
  | { do: 'refund'; at: number; amount: number; later: boolean; currency: 'SAR' | 'AED' }
  | { do: 'settle'; at: number; as: 'done' | 'failed' }

const at = fc.nat(5)
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ do: fc.constant('open' as const), amount: fc.integer({ min: 1, max: 300 }) }),
  fc.record({
    do: fc.constant('pay' as const),
    at,
    outcome: fc.constantFrom<CardOutcome>('approve', 'approve', 'challenge', 'decline', 'no-funds', 'slow'),
  }),
  fc.record({ do: fc.constant('challenge' as const), at, approve: fc.boolean() }),
  fc.record({ do: fc.constant('bank' as const), at, as: fc.constantFrom('captured', 'declined') }),
  fc.record({ do: fc.constant('close' as const), at }),
  fc.record({
    do: fc.constant('refund' as const),
    at,
    amount: fc.integer({ min: 1, max: 300 }),
    later: fc.boolean(),
    currency: fc.constantFrom('SAR', 'SAR', 'SAR', 'AED'),
  }),
  fc.record({ do: fc.constant('settle' as const), at, as: fc.constantFrom('done', 'failed') }),
)

describe('the books of the sandbox gateway', () => {
  it('safety 5: captures − refunds never go below zero, a session is captured once, and a replay gives the same', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 60 }), async (acts) => {
        const folder = await mkdtemp(join(tmpdir(), 'sandbox-property-'))
        const open = await openBooks(folder, false)
        const captured: string[] = []
        const desk: Desk = {
          books: open.books,
          faults: new FaultBoard(),
          now: () => 1_000,
          record(line) {
            if (line.kind === 'captured') captured.push(line.id)
            open.write(line)
          },
          durable: open.durable,
          at: () => undefined,
        }
        for (const [i, one] of acts.entries()) {
          perform(desk, one, i)
          checkSums(open.books)
        }
        expect(new Set(captured).size).toBe(captured.length)
        await open.close()
        const again = await openBooks(folder, false)
        expect(plain(again.books)).toEqual(plain(open.books))
        await again.close()
        await rm(folder, { recursive: true })
      }),
      { numRuns: 150 },
    )
  })
})

function perform(desk: Desk, one: Act, i: number): void {
  if (one.do === 'open') return openSession(desk, one.amount, i)
  const session = [...desk.books.sessions.values()][one.at]
  if (!session) return undefined
  const card = { brand: 'visa', last4: '1111' } as const
  if (one.do === 'pay') return payWithCard(desk, session, card, one.outcome)
  if (one.do === 'challenge') return answerChallenge(desk, session, one.approve)
  if (one.do === 'bank') return void answerAsBank(desk, session, one.as)
  if (one.do === 'close') return closeSession(desk, session, 'shop')
  if (one.do === 'settle') {
    const refund = [...desk.books.refunds.values()][one.at]
    return void (refund && settleRefund(desk, refund, one.as))
  }
  const { account, reference: paymentReference } = session.terms
  desk.faults.set('*', { refunds: { mode: one.later ? 'later' : 'now' } })
  const terms = { account, reference: `refund-${i}`, paymentReference, amount: one.amount, askedAt: 0 }
  return void refundPayment(desk, session, { ...terms, currency: one.currency })
}

function openSession(desk: Desk, amount: number, i: number): void {
  const terms = { id: `ses_${i}`, account: 'saffron', reference: `payment-${i}`, amount, currency: 'SAR' }
  const urls = { returnUrl: 'http://localhost/', webhookUrl: 'http://localhost/' }
  const rest = { language: 'ar', description: 'x', expiresAt: 2_000, openedAt: 0 } as const
  desk.record({ kind: 'opened', terms: { ...terms, ...urls, ...rest } })
}

/** Counted from the rows alone, not by the books' own sum. */
function checkSums(books: Books): void {
  for (const session of books.sessions.values()) {
    const mine = [...books.refunds.values()].filter(
      (it) => it.terms.paymentReference === session.terms.reference,
    )
    const given = mine.filter((it) => it.state !== 'failed').reduce((sum, it) => sum + it.terms.amount, 0)
    const taken = session.state === 'captured' ? session.terms.amount : 0
    expect(taken - given).toBeGreaterThanOrEqual(0)
    expect(books.leftToRefund(session)).toBe(taken - given)
  }
}

/** The books without the lines' numbers, which a replay does not know. */
function plain(books: Books) {
  return JSON.parse(
    JSON.stringify(
      [...books.sessions.values(), ...books.refunds.values(), ...books.owed.values()].map((it) => ({
        ...it,
        seq: 0,
      })),
    ),
  ) as unknown
}
