import { AsyncResource } from 'node:async_hooks';

import type { CatalogEngine } from '@/engine/host/catalogEngine';

import type { CatalogEngines } from '../engine/catalogEngines';
import type { Channel } from '../outbox/delivery';
import type { WritePage } from '../rendering/pageWriter';
import type { Tracing } from './openTelemetry';

/** What is requested from an engine belongs to the span in which the engine was chosen, whoever calls it. */
export const traceEngines = (engines: CatalogEngines, { inSpan }: Tracing): CatalogEngines => ({
  ...engines,
  get: async (viewer, prices) => {
    const current = await engines.get(viewer, prices);
    const { engine } = current;
    const request: CatalogEngine['request'] = (method, ...rest) =>
      inSpan(`engine ${method}`, { 'medida.language': viewer.language }, () => engine.request(method, ...rest));
    return { ...current, engine: { ...engine, request: AsyncResource.bind(request) } };
  },
});

/** What the page requests arrives as messages of its thread, outside of the span. */
export const traceRendering =
  (writePage: WritePage, { inSpan }: Tracing): WritePage =>
  (services, visit) =>
    inSpan('render page', { 'medida.language': visit.language }, () => {
      const { fetch, engine } = services;
      return writePage({ ...services, fetch: AsyncResource.bind(fetch), engine: AsyncResource.bind(engine) }, visit);
    });

export const traceChannel = (channel: Channel, { inOwnTrace }: Tracing): Channel => ({
  ...channel,
  send: (entry) =>
    inOwnTrace(`send ${entry.kind}`, { 'medida.outbox.entry': entry.id, 'medida.outbox.attempt': entry.attempts }, () =>
      channel.send(entry),
    ),
});
