import type { Bill } from './bill.ts'
import { allot, divideHalfUp, type Minor } from '../core/money.ts'
import { noteVat } from './note-vat.ts'

/** A part of an order that goes back on its own: a line's dishes, its deposits, a fee, or the delivery. */
export interface RefundPart {
  /** Names it in refunds: the line's id, `<line id>:deposit`, `<fee id>:fee`, or `delivery`. */
  readonly key: string
  readonly quantity: number
  /** What was given for it: money paid and points, minor units. */
  readonly value: Minor
  readonly paid: Minor
  readonly vat: Minor
  /** Rate of that VAT; 0 where none is due. */
  readonly basisPoints: number
  /** Of `paid`, from the wallet; the rest is card or cash. */
  readonly wallet: Minor
  /** What points took off it, minor units, and how many points. */
  readonly points: Minor
  readonly pointsCount: number
}

/** Shares of a refund: `value` = `wallet` + `rest` + `points`. Minor units, points also counted. */
export interface RefundShare {
  readonly value: Minor
  readonly vat: Minor
  readonly wallet: Minor
  /** To the card, or out of the till. */
  readonly rest: Minor
  readonly points: Minor
  readonly pointsCount: number
}

/** Shares with the part that they belong to. */
export interface RefundLine extends RefundShare {
  readonly key: string
}

/** What went back before: value by part, minor units. */
export type Refunded = ReadonlyMap<string, Minor>

/** The VAT of the notes before: by part, minor units. */
export type RefundedVat = ReadonlyMap<string, Minor>

const depositKey = ':deposit'
const deliveryKey = 'delivery'

/** What a part of an order is. */
export type RefundPartKind = 'line' | 'deposit' | 'fee' | 'delivery'

const feeSuffix = ':fee'

/** Takes a fee's id; returns the key of its part. */
export const feeKey = (feeId: string): string => `${feeId}${feeSuffix}`

/** Takes a part's key; returns what it is. */
export function refundPartKind(key: string): RefundPartKind {
  if (key === deliveryKey) return 'delivery'
  if (key.endsWith(feeSuffix)) return 'fee'
  return key.endsWith(depositKey) ? 'deposit' : 'line'
}

/** Takes the key of a part that is deposits; returns the id of the line that they stand with. */
export function depositLineId(key: string): string {
  return key.slice(0, -depositKey.length)
}

/** Takes a bill; returns its parts. Their values add up to all that was given, their shares to the bill's own sums. Safety 6. */
export function refundParts(bill: Bill): RefundPart[] {
  const { vatBasisPoints } = bill
  const counts = allot(
    bill.points?.count ?? 0,
    bill.lines.map((line) => line.points ?? 0),
  )
  const dishes = bill.lines.map((line, i): RefundPart => {
    const { lineId: key, quantity, paid, vat, tax, wallet = 0, points = 0 } = line
    const basisPoints = tax?.basisPoints ?? vatBasisPoints
    const pointsCount = counts[i] ?? 0
    return { key, quantity, value: paid + points, paid, vat, basisPoints, wallet, points, pointsCount }
  })
  const deposits = bill.lines.flatMap((line): RefundPart[] =>
    line.deposit
      ? [plainPart(`${line.lineId}${depositKey}`, line.quantity, line.deposit, line.depositWallet ?? 0)]
      : [],
  )
  const { delivery } = bill
  return [
    ...dishes,
    ...deposits,
    ...(bill.fees?.list ?? []).map(({ feeId, paid, wallet = 0, vat, tax }) => ({
      ...plainPart(feeKey(feeId), 1, paid, wallet),
      vat,
      basisPoints: tax?.basisPoints ?? vatBasisPoints,
    })),
    ...(delivery?.paid
      ? [
          {
            ...plainPart(deliveryKey, 1, delivery.paid, delivery.wallet),
            vat: delivery.vat,
            basisPoints: vatBasisPoints,
          },
        ]
      : []),
  ]
}

const plainPart = (key: string, quantity: number, paid: Minor, wallet: Minor): RefundPart => ({
  key,
  quantity,
  value: paid,
  paid,
  vat: 0,
  basisPoints: 0,
  wallet,
  points: 0,
  pointsCount: 0,
})

/** What went back before and what goes back now. */
export interface RefundNow {
  readonly before: Refunded
  /** As the notes before posted it. */
  readonly vatBefore: RefundedVat
  /** Value by part. */
  readonly now: Refunded
}

/**
 * Takes the bill's parts, what went back before and what goes back now; returns the shares of now:
 * split(refunded so far) − posted. However an order is refunded bit by bit, the shares of all refunds add up to what was
 * stored at its commit. The VAT is that of the whole note: it fits the note's own net amount, and its lines share it. Throws
 * when more goes back than was given: the caller has refused that. Safety 6, rule "Issued documents".
 */
export function splitRefund(
  parts: readonly RefundPart[],
  { before, vatBefore, now }: RefundNow,
): RefundLine[] {
  const lines = parts.flatMap((part) => {
    const value = now.get(part.key) ?? 0
    if (value === 0) return []
    const posted = before.get(part.key) ?? 0
    if (value < 0 || posted + value > part.value)
      throw new RangeError(`refund of ${part.key} beyond its value`)
    const [from, to] = [shareUpTo(part, posted), shareUpTo(part, posted + value)]
    const share = {
      key: part.key,
      value,
      wallet: to.wallet - from.wallet,
      rest: to.rest - from.rest,
      points: to.points - from.points,
      pointsCount: to.pointsCount - from.pointsCount,
    }
    return [{ share, basisPoints: part.basisPoints, money: value - share.points }]
  })
  const vats = lines.map(() => 0)
  for (const rate of new Set(lines.map(({ basisPoints }) => basisPoints))) {
    const ofRate = lines.map(({ basisPoints, money }) => (basisPoints === rate ? money : 0))
    const money = ofRate.reduce((sum, one) => sum + one, 0)
    const left = taxLeft(
      parts.filter(({ basisPoints }) => basisPoints === rate),
      before,
      vatBefore,
    )
    if (money === 0) continue
    for (const [i, vat] of allot(noteVat(left, money, rate), ofRate).entries()) vats[i] = (vats[i] ?? 0) + vat
  }
  return lines.map(({ share }, i) => ({ ...share, vat: vats[i] ?? 0 }))
}

/** What of one rate no note has taken yet. */
function taxLeft(parts: readonly RefundPart[], before: Refunded, vatBefore: RefundedVat) {
  const sum = (of: (part: RefundPart) => Minor) => parts.reduce((total, part) => total + of(part), 0)
  const moneyBefore = (part: RefundPart) => {
    const { wallet, rest } = shareUpTo(part, before.get(part.key) ?? 0)
    return wallet + rest
  }
  return {
    gross: sum((part) => part.paid - moneyBefore(part)),
    vat: sum((part) => part.vat - (vatBefore.get(part.key) ?? 0)),
  }
}

/** Every share rounds down and so only grows with the value: no later refund can owe a part back. */
function shareUpTo(part: RefundPart, value: Minor): Omit<RefundShare, 'value' | 'vat'> {
  const points = portion(part.points, value, part.value)
  const money = value - points
  const wallet = portion(part.wallet, money, part.paid)
  return {
    points,
    wallet,
    rest: money - wallet,
    pointsCount: portion(part.pointsCount, points, part.points),
  }
}

/** whole × part ÷ of, rounded down; exact beyond 2^53. */
function portion(whole: number, part: number, of: number): number {
  return of === 0 ? 0 : Number((BigInt(whole) * BigInt(part)) / BigInt(of))
}

/** Takes value by part; returns how much of it is for deposits, minor units. */
export function depositsIn(values: Refunded): Minor {
  return [...values].reduce((sum, [key, value]) => (refundPartKind(key) === 'deposit' ? sum + value : sum), 0)
}

/** Takes parts and what went back before; returns what may still go back, value by part. */
export function leftOf(parts: readonly RefundPart[], before: Refunded): Map<string, Minor> {
  return new Map(parts.map((part) => [part.key, part.value - (before.get(part.key) ?? 0)]))
}

/** Takes what is left and an amount not above its sum; returns the amount spread over the parts, never beyond one's rest. */
export function spreadAmount(left: ReadonlyMap<string, Minor>, amount: Minor): Map<string, Minor> {
  const keys = [...left.keys()]
  const shares = allot(amount, [...left.values()])
  return new Map(keys.map((key, i) => [key, shares[i] ?? 0]))
}

/**
 * Takes what is left, the parts that it is about and an amount not above what is left; returns the amount spread over
 * those parts first, and only what they cannot take over the others.
 */
export function spreadOver(
  left: ReadonlyMap<string, Minor>,
  about: ReadonlySet<string>,
  amount: Minor,
): Map<string, Minor> {
  const of = (meant: boolean) => new Map([...left].filter(([key]) => about.has(key) === meant))
  const first = of(true)
  const most = [...first.values()].reduce((sum, one) => sum + one, 0)
  const taken = Math.min(most, amount)
  return new Map([...spreadAmount(first, taken), ...spreadAmount(of(false), amount - taken)])
}

/**
 * Takes a part, how many of its pieces and what value of it went back before, and how many pieces go back now; returns
 * the value that goes back, minor units: the last piece takes what is left.
 */
export function valueOfPieces(
  part: Pick<RefundPart, 'quantity' | 'value'>,
  before: { pieces: number; value: Minor },
  pieces: number,
): Minor {
  const upTo = before.pieces + pieces
  const left = part.value - before.value
  if (upTo >= part.quantity) return left
  return Math.min(left, Math.max(0, divideHalfUp(part.value * upTo, part.quantity) - before.value))
}

/** Takes refund lines; returns their sums. */
export function sumShares(lines: readonly RefundShare[]): RefundShare {
  const sum = (pick: (line: RefundShare) => number) => lines.reduce((total, line) => total + pick(line), 0)
  return {
    value: sum((line) => line.value),
    vat: sum((line) => line.vat),
    wallet: sum((line) => line.wallet),
    rest: sum((line) => line.rest),
    points: sum((line) => line.points),
    pointsCount: sum((line) => line.pointsCount),
  }
}
