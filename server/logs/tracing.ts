import { SpanKind, SpanStatusCode, trace, type Attributes } from '@opentelemetry/api'

/** Asked for each time: a tracer that was handed out stays with the provider that was there first. */
const tracer = () => trace.getTracer('server')
const mostSql = 2000

/**
 * Takes the name and facts of a piece of work that nobody's request waits for, and the work; does it as a trace of its own,
 * or as a step of the one that is under way. Where no traces are kept it is the work alone.
 */
export function inSpan<T>(name: string, attributes: Attributes, act: () => Promise<T>): Promise<T> {
  return tracer().startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await act()
    } catch (error) {
      // its message may hold values
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/**
 * Takes a statement's text, which holds no values, and what runs it; makes it a step of the trace under way. Outside of one
 * it is run alone: looks for what is due would fill every collector.
 */
export function traceStatement<T>(sql: string, run: () => Promise<T>): Promise<T> {
  if (!trace.getActiveSpan()?.isRecording()) return run()
  const text = sql.trim()
  const operation = (/^\w+/.exec(text)?.[0] ?? 'statement').toUpperCase()
  const table = /\b(?:from|into|update)\s+"?(\w+)/i.exec(text)?.[1]
  const span = tracer().startSpan(table ? `${operation} ${table}` : operation, {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table && { 'db.collection.name': table }),
      'db.query.text': text.slice(0, mostSql),
    },
  })
  const answer = run()
  answer.then(
    () => span.end(),
    (error: { code?: string }) => {
      // the message of a failed constraint holds values: the code alone
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('db.response.status_code', String(error.code ?? ''))
      span.end()
    },
  )
  return answer
}

/** Returns what a line of the log says of the trace under way; nothing outside of one. */
export function traceFields(): { trace_id?: string; span_id?: string } {
  const span = trace.getActiveSpan()
  if (!span?.isRecording()) return {}
  const { traceId, spanId } = span.spanContext()
  return { trace_id: traceId, span_id: spanId }
}
