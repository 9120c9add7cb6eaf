import type { HandleErrorFunction } from 'react-router'
import { visitContext } from './visit-context.ts'

/** Takes an app's name; returns what writes an error of its pages to the log, with the request's id (safety 35). */
export function makeErrorLog(app: string): HandleErrorFunction {
  return (error, { request, context }) => {
    if (request.signal.aborted) return
    const { requestId } = context.get(visitContext)
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    process.stderr.write(`${JSON.stringify({ level: 'error', app, requestId, error: text })}\n`)
  }
}
