import { AsyncLocalStorage } from "node:async_hooks";
import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
  type Tracer,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { answeredRequests, begunRequests, operations, type BegunRequest, type Operation } from "../measurements.ts";

/*
 * Traces for OpenTelemetry: a span for each request and each job, below it one for each turn to the database and each
 * call to the store of files. They name declared routes, statements without their values and no person. What has no
 * request or job above it (sealing, heartbeats) makes no trace.
 */

const ANSWERS = 3_000; // ms for the collector, with its repetitions

const SYSTEMS = { database: { "db.system.name": "postgresql" }, storage: { "rpc.system": "s3" }, job: {} };

/** A W3C `traceparent` as the context above a request. */
function parentOf(header: string): Context {
  const [, traceId = "", spanId = "", flags = "0"] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(header) ?? [];
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}

/** Records requests. Returns what ends that. */
function followRequests(tracer: Tracer, current: AsyncLocalStorage<Context>): () => void {
  const open = new Map<string, Span>();
  begunRequests.bindStore(current, (begun) => {
    const { id, method, parent } = begun as BegunRequest;
    const above = parentOf(parent);
    const attributes = { "http.request.method": method, "terrace.request_id": id };
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, above);
    open.set(id, span);
    return trace.setSpan(above, span);
  });
  const end = answeredRequests.hear(({ id, method, route, status, outcome }) => {
    const span = open.get(id);
    open.delete(id);
    span?.updateName(`${method} ${route}`);
    span?.setAttributes({ "http.route": route, "http.response.status_code": status, "terrace.outcome": outcome });
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  return () => {
    begunRequests.unbindStore(current);
    end();
  };
}

/** Records what requests and jobs do. Returns what ends that. */
function followOperations(tracer: Tracer, current: AsyncLocalStorage<Context>): () => void {
  const open = new WeakMap<Operation, Span>();
  operations.start.bindStore(current, (operation) => {
    const { kind, name, statement } = operation;
    const above = current.getStore();
    if (!above && kind !== "job") return ROOT_CONTEXT;
    if (above === ROOT_CONTEXT) return ROOT_CONTEXT;
    const attributes = { ...SYSTEMS[kind], ...(statement === undefined ? {} : { "db.query.text": statement }) };
    const options = { kind: kind === "job" ? SpanKind.INTERNAL : SpanKind.CLIENT, attributes };
    const span = tracer.startSpan(`${kind} ${name}`, options, above ?? ROOT_CONTEXT);
    open.set(operation, span);
    return trace.setSpan(above ?? ROOT_CONTEXT, span);
  });
  const end = (operation: unknown) => open.get(operation as Operation)?.end();
  // Without its message, which may hold what somebody typed.
  const fail = (operation: unknown) => void open.get(operation as Operation)?.setStatus({ code: SpanStatusCode.ERROR });
  operations.asyncEnd.subscribe(end);
  operations.error.subscribe(fail);
  return () => {
    operations.start.unbindStore(current);
    operations.asyncEnd.unsubscribe(end);
    operations.error.unsubscribe(fail);
  };
}

interface Tracing {
  /** Sends what is left and ends. */
  stop(): Promise<void>;
}

/**
 * Sends traces to a collector (OTLP over HTTP). One that does not answer costs nothing but the traces: at most 2,048
 * spans wait for it.
 */
export function startTracing({ url, instance }: { readonly url: string; readonly instance: string }): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "terrace", "service.instance.id": instance }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${url}/v1/traces`, timeoutMillis: ANSWERS }) }),
    ],
  });
  const tracer = provider.getTracer("terrace");
  const current = new AsyncLocalStorage<Context>();
  const ends = [followRequests(tracer, current), followOperations(tracer, current)];
  return {
    async stop() {
      for (const end of ends) end();
      await provider.shutdown().catch(() => {}); // the collector is away
    },
  };
}
