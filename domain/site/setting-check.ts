import { toWesternDigits } from '../core/digits.ts'
import { readEmail } from '../core/email.ts'
import { readPhoneLine } from '../core/phone-line.ts'
import { isSafeHtml } from '../core/safe-html.ts'
import type { SettingKind } from './setting-kind.ts'

/**
 * Takes a kind and any value; returns the value in its one stored form, or undefined when it is not of that
 * kind. The empty text passes for every kind and means "not set". Spec 3, safety 36.
 */
export function checkKind(kind: SettingKind, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const plain = value.normalize('NFC').trim()
  if (plain === '') return ''
  switch (kind.type) {
    case 'color':
      return color(plain)
    case 'length':
      return length(plain, kind.min, kind.max)
    case 'preset':
    case 'choice':
      return kind.of.includes(plain) ? plain : undefined
    case 'choices':
      return choices(plain, kind.of)
    case 'text':
      return text(plain, kind.max, kind.pattern)
    case 'html':
      return text(plain, kind.max) !== undefined && isSafeHtml(plain) ? plain : undefined
    case 'url':
      return url(plain)
    case 'phone':
      return readPhoneLine(plain)
    case 'email':
      return email(plain)
    case 'number':
    case 'amount':
    case 'percent':
      return number(plain, kind.min, kind.max)
    case 'boolean':
      return plain === '0' || plain === '1' ? plain : undefined
    case 'picture':
      return /^[0-9A-Za-z]{20}$/.test(plain) ? plain : undefined
  }
}

function color(plain: string): string | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(plain)
  const full = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : plain
  return /^#[0-9a-f]{6}$/i.test(full) ? full.toLowerCase() : undefined
}

/** Out of bounds is drawn in to the bound, not refused. Design 2. */
function length(plain: string, min: number, max: number): string | undefined {
  const match = /^(\d{1,6})(?:\.\d{1,4})?(?:px)?$/.exec(toWesternDigits(plain))
  return match ? `${Math.min(max, Math.max(min, Number(match[1])))}px` : undefined
}

function choices(plain: string, of: readonly string[]): string | undefined {
  const chosen = new Set(plain.split(',').map((word) => word.trim()))
  for (const word of chosen) if (!of.includes(word)) return undefined
  return of.filter((word) => chosen.has(word)).join(',')
}

const unsafe = /[\0-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/
/** What is no longer is written into one line: a title, a name, a key. */
const lineMost = 100
const lineBreak = /[\n\u2028\u2029]/

function text(plain: string, max: number, pattern?: RegExp): string | undefined {
  if (unsafe.test(plain) || !plain.isWellFormed() || [...plain].length > max) return undefined
  if (max <= lineMost && lineBreak.test(plain)) return undefined
  return !pattern || pattern.test(plain) ? plain : undefined
}

/** Domain rooms have no URL class; a strict pattern is enough for https addresses on named hosts. */
function url(plain: string): string | undefined {
  const address =
    /^https:\/\/(?:[a-z0-9-]{1,63}\.)+[a-z]{2,63}(?::\d{1,5})?(?:[/?#][\w\-.~:/?#[\]@!$&()*+,;=%]*)?$/i
  return plain.length <= 500 && address.test(plain) ? plain : undefined
}

function email(plain: string): string | undefined {
  const read = readEmail(plain)
  return 'email' in read ? read.email : undefined
}

function number(plain: string, min: number, max: number): string | undefined {
  const western = toWesternDigits(plain)
  if (!/^\d{1,9}$/.test(western)) return undefined
  const value = Number(western)
  return value >= min && value <= max ? String(value) : undefined
}
