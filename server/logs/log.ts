import { pino, type Logger } from 'pino'
import type { Env } from '../start/env.ts'
import { errorForLog, pathForLog } from './log-error.ts'
import { LogLines } from './log-lines.ts'
import { traceFields } from './tracing.ts'

/** So long a line may wait for others: writing costs as much for one as for many, and the reader's process wakes each time. */
const gatherMs = 20
const mostBytes = 8192
const asUsual = '{"level":30,'

/**
 * Takes the level, and whether traces are kept (its lines then name theirs); returns the log. Lines of requests leave together, at most 20 ms after the first of them; a warning, an
 * error and the process's own end take all that waits along at once. Decision 0090.
 */
export function openLog(level: Env['logLevel'], traced = false): Logger {
  const lines = new LogLines()
  let waiting: NodeJS.Timeout | undefined
  function flush(): void {
    clearTimeout(waiting)
    waiting = lines.flush() ? undefined : later()
  }
  const later = () => setTimeout(flush, gatherMs).unref()
  process.on('exit', () => lines.flush())
  const write = (line: string): void => {
    lines.add(line)
    if (!line.startsWith(asUsual) || lines.bytes > mostBytes) flush()
    else waiting ??= later()
  }
  const serializers = { err: (error: unknown) => errorForLog(error), path: pathForLog }
  const own = { level, base: { pid: process.pid }, serializers }
  return pino({ ...own, ...(traced && { mixin: traceFields }) }, { write })
}
