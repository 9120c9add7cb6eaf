import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'

/** Where traces go. */
export interface TelemetryOptions {
  /** Base address of an OTLP collector over HTTP, e.g. http://collector:4318. */
  readonly endpoint: string
  /** Sent with every batch, e.g. a key of the collector. */
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  /** Share of traces that are kept, 0 to 1; a trace that began in front of us keeps its own decision. */
  readonly ratio: number
  /** Told when the collector cannot be reached; spans are dropped then, nothing waits for it. */
  warn(message: string): void
}

const patienceMs = 3000

/** Takes where to send; starts keeping traces in this process. Returns what sends the last ones and ends it. */
export function startTelemetry(options: TelemetryOptions): () => Promise<void> {
  const exporter = new OTLPTraceExporter({
    url: `${options.endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: { ...options.headers },
    timeoutMillis: patienceMs,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': options.serviceName,
      'service.instance.id': String(process.pid),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const { warn } = options
  diag.setLogger({ error: warn, warn, info() {}, debug() {}, verbose() {} }, DiagLogLevel.WARN)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(listening())
  trace.setGlobalTracerProvider(provider)
  const calls = traceCalls()
  calls.setTracerProvider(provider)
  return async () => {
    calls.disable()
    await provider.shutdown().catch((error: unknown) => warn(String(error)))
    for (const api of [trace, context, propagation, diag]) api.disable()
  }
}

/** Reads the trace of who is in front of us; gateways and senders are told nothing of ours. */
function listening() {
  const w3c = new W3CTraceContextPropagator()
  return { inject() {}, extract: w3c.extract.bind(w3c), fields: () => [] }
}

/** Calls that go out inside a trace: where to and how they ended. Addresses of services carry keys and ids: the host alone. */
function traceCalls(): UndiciInstrumentation {
  return new UndiciInstrumentation({
    requireParentforSpans: true,
    startSpanHook: ({ origin }) => ({ 'url.full': origin, 'url.path': '', 'url.query': '' }),
  })
}
