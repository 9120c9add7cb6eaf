import type { TypedResponse } from 'hono/types'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import { refusalResponse, type AppContext } from './request.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ics: 'text/calendar; charset=utf-8',
  pdf: 'application/pdf',
  xml: 'application/xml',
  zip: 'application/zip',
} as const

/**
 * Takes a file, or why there is none, and its name, whose ending says what it is; answers with it. A PDF is opened, the
 * others are saved; nobody on the way keeps a copy.
 */
export function answerFile(
  c: AppContext,
  file: Uint8Array<ArrayBuffer> | string | Refusal,
  name: `${string}.${keyof typeof types}`,
): TypedResponse<string, 200, string> & Response {
  const response = isRefusal(file) ? refusalResponse(c, file) : c.body(file, 200, headersOf(name))
  // the refusals of every route are in the contract once (wire.ts), so only the success is typed here
  return response as TypedResponse<string, 200, string> & Response
}

function headersOf(name: string) {
  const ending = name.slice(name.lastIndexOf('.') + 1) as keyof typeof types
  const way = ending === 'pdf' ? 'inline' : 'attachment'
  return {
    'content-type': types[ending],
    'content-disposition': `${way}; filename="${name}"`,
    'cache-control': 'no-store',
  }
}
