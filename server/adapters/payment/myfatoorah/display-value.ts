import { parseAmount, type Minor } from '#domain/core/money.ts'

/** What the portal writes behind a sum. */
const symbols: Readonly<Record<string, string>> = {
  SR: 'SAR',
  LE: 'EGP',
  DH: 'AED',
  QR: 'QAR',
  KD: 'KWD',
  BD: 'BHD',
  OR: 'OMR',
  JD: 'JOD',
}

/**
 * Takes a sum as MyFatoorah shows it ("12,345.00 SR"); returns amount and currency, or undefined when it cannot be read
 * or has more places than its currency here.
 */
export function readDisplayValue(text: string): { amount: Minor; currency: string } | undefined {
  const [, sum = '', name = ''] = /^\s*([\d,]+(?:\.\d+)?)\s*([A-Za-z.]{2,4})\s*$/.exec(text) ?? []
  const amount = readSum(sum)
  if (amount === undefined) return undefined
  const symbol = name.replaceAll('.', '').toUpperCase()
  return { amount, currency: symbols[symbol] ?? symbol }
}

/** Takes digits with commas between thousands; returns minor units. A third place must be a zero. */
export function readSum(text: string): Minor | undefined {
  const plain = text.replaceAll(',', '').replace(/(\.\d\d)0+$/, '$1')
  return /^\d+(\.\d{1,2})?$/.test(plain) ? parseAmount(plain) : undefined
}
