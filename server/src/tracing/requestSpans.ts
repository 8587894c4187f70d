import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Tracing } from './openTelemetry';

// Monitors and files.
const isUntraced = (route: string | undefined) =>
  /^\/(healthz|readyz|metrics|assets\/|services\/blob\/)/.test(route ?? '');

/** A span for each request, in which its handlers run. Routes and no addresses are recorded: those may name clients. */
export const registerRequestSpans = (app: FastifyInstance, { startRequest }: Tracing) => {
  const spans = new WeakMap<FastifyRequest, ReturnType<typeof startRequest>>();
  const take = (request: FastifyRequest) => {
    const span = spans.get(request);
    spans.delete(request);
    return span;
  };

  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url;
    if (isUntraced(route)) {
      done();
      return;
    }
    const span = startRequest(`${request.method} ${route ?? 'page'}`, request.headers, {
      'http.request.method': request.method,
      'http.route': route ?? 'page',
      'medida.request_id': request.id,
    });
    spans.set(request, span);
    request.log = reply.log = request.log.child({ trace_id: span.traceId });
    span.run(done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    take(request)?.end(reply.statusCode);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    take(request)?.abort();
    done();
  });
};
