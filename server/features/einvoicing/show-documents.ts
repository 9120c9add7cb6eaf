import type { EInvoiceDocumentsWire, EInvoiceDocumentWire } from '#contract/einvoicing/einvoicing.ts'
import {
  openEInvoiceStates,
  urgencyOf,
  wrongEInvoiceStates,
  type EInvoiceState,
} from '#domain/einvoicing/authority-answer.ts'
import { hashInCode } from '#domain/einvoicing/read-code.ts'
import { toDecimal } from '#domain/core/money.ts'
import { toWesternDigits } from '#domain/core/digits.ts'
import { momentWords } from '#domain/core/moment-words.ts'
import type { Language, Words } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { searchDocuments, type EInvoiceHead } from '#server/store/einvoicing/einvoice-documents.ts'
import type { OfBranch } from './onboard-unit.ts'

const perPage = 50
const shown: Readonly<Record<'open' | 'wrong', readonly EInvoiceState[]>> = {
  open: openEInvoiceStates,
  wrong: wrongEInvoiceStates,
}

/** What is looked for. */
export interface DocumentQuery {
  /** A number as printed, a hash, or what a QR code says. */
  readonly text?: string | undefined
  readonly show?: 'all' | 'open' | 'wrong' | undefined
  readonly before?: number | undefined
}

/** Takes a branch and what is looked for; returns its documents, the newest first, a page at a time. */
export async function showDocuments(
  deps: Deps,
  { staff, branch }: OfBranch,
  { text, show = 'all', before }: DocumentQuery,
  language: Language,
): Promise<EInvoiceDocumentsWire> {
  const typed = text?.trim() ?? ''
  const rows = await deps.db.read(staff.tenantId, (db) =>
    searchDocuments(db, {
      branchId: branch.id,
      text: typed === '' ? undefined : (hashInCode(typed) ?? toWesternDigits(typed)),
      states: show === 'all' ? undefined : shown[show],
      before,
      most: perPage + 1,
    }),
  )
  const page = rows.slice(0, perPage)
  const now = deps.clock()
  return {
    data: page.map((row) => showDocument(row, now, (at) => sayAt(at, now, branch.timeZone, language))),
    next: rows.length > perPage ? (page.at(-1)?.counter ?? null) : null,
  }
}

function sayAt(at: Date | null, now: number, zone: string, language: Language): string {
  return at ? momentWords(at.getTime(), now, zone, language) : ''
}

function showDocument(
  row: EInvoiceHead,
  now: number,
  say: (at: Date | null) => string,
): EInvoiceDocumentWire {
  const isOpen = row.state === 'waiting' || row.state === 'unsigned'
  return {
    id: row.id,
    counter: row.counter,
    kind: row.kind,
    form: row.form,
    number: row.number,
    order_id: row.order_id,
    issued_at: row.issued_at.toISOString(),
    issued: say(row.issued_at),
    total: toDecimal(row.gross),
    state: row.state,
    urgency: isOpen ? urgencyOf(row.issued_at.getTime(), now) : 'calm',
    answered: say(row.answered_at),
    duplicate: row.duplicate,
    warnings: [...(row.answer?.warnings ?? [])],
    errors: [...(row.answer?.errors ?? [])],
    advice: adviceOf(row),
    corrects_id: row.corrects_id,
    hash: row.hash,
    has_xml: row.hash !== null,
  }
}

const advice = {
  failed: {
    ar: 'لم يُنشأ هذا المستند. بعد تصحيح بيانات المنشأة يُرسل مستند مصحّح',
    en: 'This document was not made. Correct the seller’s details, then send a corrected document',
  },
  seller: {
    ar: 'بيانات المنشأة ناقصة أو غير صحيحة. تُصحَّح هنا، ثم يُرسل مستند مصحّح',
    en: 'The seller’s details are missing or wrong. Correct them here, then send a corrected document',
  },
  certificate: {
    ar: 'الشهادة لا تخص هذا الرقم الضريبي أو انتهت. يلزم تجديدها، ثم إرسال مستند مصحّح',
    en: 'The certificate is of another VAT number or has ended. Renew it, then send a corrected document',
  },
  other: {
    ar: 'رفضت الهيئة المستند. يُرسل مستند مصحّح؛ وإن رُفض ثانيةً فالمطلوب دعم المنصة',
    en: 'The authority rejected the document. Send a corrected one; if it is rejected again, ask the provider',
  },
} as const satisfies Record<string, Words>

/** The rules about who sells: name, VAT number, other number, parts of the address. */
const sellerRules = /\bBR-(06|08|09|KSA-(08|09|37|39|40|63|64|66))\b/

function adviceOf({ state, answer }: EInvoiceHead): Words | null {
  if (state === 'failed') return advice.failed
  if (state !== 'rejected') return null
  const codes = (answer?.errors ?? []).map(({ code, category }) => `${code} ${category}`).join(' ')
  if (sellerRules.test(codes)) return advice.seller
  return /certificate/i.test(codes) ? advice.certificate : advice.other
}
