import { HTTPException } from 'hono/http-exception'
import { refuse } from '#domain/core/refusal.ts'
import { DatabaseBusy } from '../database/database-busy.ts'
import type { Deps } from '../core/deps.ts'
import { errorStatus } from './error-status.ts'
import { hasHungUp, hungUpAnswer } from './hung-up.ts'
import { refusalResponse, type AppContext } from './request.ts'

/** A bug is told to nobody but the log; busy is 503; what Hono itself refuses (bad JSON) keeps its 4xx. */
export function refuseError(error: Error, c: AppContext, { log }: Pick<Deps, 'log'>): Response {
  if (hasHungUp(c)) {
    log.debug({ id: c.get('requestId'), path: c.req.path }, 'hung up')
    return hungUpAnswer()
  }
  if (error instanceof DatabaseBusy) {
    c.set('busy', error.facts)
    if (error.cause) log.warn({ err: error, id: c.get('requestId') }, 'database')
    return refusalResponse(c, refuse('busy'))
  }
  if (error instanceof HTTPException && error.status < 500)
    return refusalResponse(c, refuse(error.status === 413 ? 'too-large' : 'bad-input'))
  if (hasCode(error, lockTimeout)) return refusalResponse(c, refuse('repeat-with-same-key'))
  if (hasCode(error, statementTimeout)) {
    c.set('busy', { why: 'a statement took too long', statement: statementOf(error) })
    log.warn({ err: error, id: c.get('requestId'), path: c.req.path }, 'timed out')
    return refusalResponse(c, refuse('busy'))
  }
  log.error({ err: error, id: c.get('requestId'), path: c.req.path }, 'failed')
  const response = refusalResponse(c, refuse('failed'))
  return new Response(response.body, { status: errorStatus(error), headers: response.headers })
}

/** A rival holds the row for longer than lock_timeout: the caller repeats with the same key (safety 2). */
const lockTimeout = '55P03'
/** The database gave it up, and with it all that the call had done: nothing is wrong but the time it took (safety 31). */
const statementTimeout = '57014'

function hasCode(error: Error, code: string): boolean {
  return 'code' in error && error.code === code
}

/** As the connection noted it (database/connection.ts), without its values. */
function statementOf(error: Error): string {
  return 'statement' in error && typeof error.statement === 'string' ? error.statement : ''
}
