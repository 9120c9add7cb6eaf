import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  getCreditNoteRoute,
  getDocumentsRoute,
  getReceiptRoute,
  mailReceiptRoute,
} from '#contract/payments/receipt.ts'
import { answerFile } from '#server/http/answer-file.ts'
import type { Deps } from '#server/core/deps.ts'
import { answer, type AppEnv } from '#server/http/request.ts'
import { callOf } from '#server/http/call-of.ts'
import { pageOrigin } from '#server/http/page-origin.ts'
import { mailReceipt } from './mail-receipt.ts'
import { readReceipt } from './read-receipt.ts'
import { readCreditNote, showDocuments } from './show-documents.ts'

/** What was sold and what went back, on paper: as page, as PDF and by e-mail. */
export function receiptRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getReceiptRoute, async (c) => {
    const call = { ...callOf(c), language: c.req.valid('query').language ?? c.get('language') }
    return answerFile(c, await readReceipt(deps, call, c.req.valid('param').id), 'receipt.pdf')
  })
  app.openapi(getCreditNoteRoute, async (c) => {
    const { id, note_id: noteId } = c.req.valid('param')
    const call = { ...callOf(c), language: c.req.valid('query').language ?? c.get('language') }
    return answerFile(c, await readCreditNote(deps, call, { id, noteId }), 'credit-note.pdf')
  })
  app.openapi(getDocumentsRoute, async (c) =>
    answer(c, await showDocuments(deps, callOf(c), c.req.valid('param').id), 200),
  )
  app.openapi(mailReceiptRoute, async (c) => {
    const { email } = c.req.valid('json')
    const input = { email, origin: await pageOrigin(c, deps) }
    return answer(c, await mailReceipt(deps, callOf(c), c.req.valid('param').id, input), 200)
  })
}
