import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';

import type { OnStatement } from '../db/openDatabase';

/** Says once that the collector does not answer, and once that it does again. */
const reportFailures = (exporter: SpanExporter): SpanExporter => {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.code === ExportResultCode.FAILED;
        if (hasFailed && !isFailing) console.error(`Traces cannot be sent: ${result.error?.message}`);
        if (!hasFailed && isFailing) console.error('Traces are sent again.');
        isFailing = hasFailed;
        // The processor would only report it once more.
        done({ code: ExportResultCode.SUCCESS });
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
};

// A collector that is down must not delay a restart for longer.
const timeoutMillis = 3000;

const createProvider = (endpoint: string, version: string) => {
  const own = resourceFromAttributes({
    'service.name': 'medida',
    'service.version': version,
    'process.pid': process.pid,
  });
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, timeoutMillis });
  return new BasicTracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(reportFailures(exporter))],
  });
};

/** Without the message, which may name a client. */
const setFailed = (span: Span, error: unknown) =>
  span
    .setAttribute('error.type', error instanceof Error ? error.name : typeof error)
    .setStatus({ code: SpanStatusCode.ERROR });

// An import inserts hundreds of rows with one statement.
const maxStatementLength = 2000;

const describeStatement = (sql: string) => {
  const [operation = 'statement'] = /^\w+/.exec(sql.trimStart()) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)/i.exec(sql) ?? [];
  return table === undefined ? operation : `${operation} ${table}`;
};

/** Spans of OpenTelemetry, sent to a collector. Their parents follow the asynchronous calls of this thread. */
export const createTracing = (endpoint: string, version: string) => {
  const provider = createProvider(endpoint, version);
  const tracer = provider.getTracer('medida', version);
  const propagator = new W3CTraceContextPropagator();
  const active = new AsyncLocalStorage<Context | undefined>();

  const runIn = async <Result>(span: Span, parent: Context, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await active.run(trace.setSpan(parent, span), work);
    } catch (error) {
      setFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  };

  /** A statement that has ended. Its values are parameters, which are not recorded. */
  const recordStatement: OnStatement = (event) => {
    const parent = active.getStore();
    if (!parent) return;
    const { sql } = event.query;
    const endTime = Date.now();
    const startTime = endTime - event.queryDurationMillis;
    const attributes = { 'db.query.text': sql.slice(0, maxStatementLength) };
    const span = tracer.startSpan(describeStatement(sql), { kind: SpanKind.CLIENT, startTime, attributes }, parent);
    if (event.level === 'error') setFailed(span, event.error);
    span.end(endTime);
  };

  return {
    /** Runs `work` in a span below the current one. Without a current one, there is no trace to add it to. */
    inSpan: <Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result> => {
      const parent = active.getStore();
      return parent ? runIn(tracer.startSpan(name, { attributes }, parent), parent, work) : work();
    },
    /** Runs `work` in a trace of its own, with a link to the span that has caused it. */
    inOwnTrace: <Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result> => {
      const cause = trace.getSpanContext(active.getStore() ?? ROOT_CONTEXT);
      const links = cause ? [{ context: cause }] : [];
      return runIn(tracer.startSpan(name, { attributes, links }, ROOT_CONTEXT), ROOT_CONTEXT, work);
    },
    /** For work that many requests share. */
    outside: <Result>(work: () => Result): Result => active.run(undefined, work),
    /** A request from outside continues the caller's trace; one that was made here belongs to the current span. */
    startRequest: (name: string, headers: Record<string, unknown>, attributes: Attributes) => {
      const current = active.getStore();
      const parent = current ?? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const span = tracer.startSpan(name, { attributes, kind: current ? SpanKind.INTERNAL : SpanKind.SERVER }, parent);
      return {
        traceId: span.spanContext().traceId,
        run: (work: () => void) => active.run(trace.setSpan(parent, span), work),
        end: (status: number) => {
          span.setAttribute('http.response.status_code', status);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
        abort: () => {
          span.setAttribute('error.type', 'aborted').end();
        },
      };
    },
    recordStatement,
    /** Sends what is left. */
    stop: () => provider.shutdown(),
  };
};

export type Tracing = ReturnType<typeof createTracing>;
