import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

const tracer = trace.getTracer('jiwu');

/** Runs a request inside its own span; its database queries become child spans. */
export function withRequestSpan(method: string, route: string, work: () => void): Span {
  const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes: { 'http.route': route } });
  context.with(trace.setSpan(context.active(), span), work);
  return span;
}

export function endRequestSpan(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** The statement without its values: those may be anyone's. */
export async function withStatementSpan<T>(text: string, work: () => Promise<T>): Promise<T> {
  const span = tracer.startSpan('sql', { kind: SpanKind.CLIENT, attributes: { 'db.query.text': text } });
  try {
    return await work();
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
