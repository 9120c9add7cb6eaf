import { documentPath, type ApiDocument } from './api-document.ts'
import type { Caller } from './caller.ts'

/** Takes how to call; returns the call for the document of the API. */
export function documentCalls({ get }: Caller) {
  return { apiDocument: () => get<ApiDocument>(documentPath) }
}
