import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

import { registerGzippedJsonBodies } from '../http/contracts/jsonBodies';
import { Refusal } from '../http/responses/refusal';
import { refuseBeyond, type RequestLimits } from '../http/security/requestLimits';
import { toPrintable } from '../printable';
import type { ErrorReportsRepository } from '../repositories/errorReportsRepository';
import { createReportMetrics, timings, type Vitals } from './reportMetrics';

// Three parts joined by dots. Not a single pattern, which could take minutes on a long text crafted for that.
const containsWebToken = (json: string) => {
  if (!json.includes('eyJ')) return false;
  for (const [word] of json.matchAll(/[\w.-]+/g)) {
    const parts = word.split('.');
    const isFirst = (part: string, at: number) => /eyJ.{5}/.test(part) && Boolean(parts[at + 1] && parts[at + 2]);
    if (parts.some(isFirst)) return true;
  }
  return false;
};

const secrets = [
  // Anything but a reference (ADR 1), including JSON that is quoted within the JSON.
  /"(?:password|newPassword|resetToken)\\*"\s*:(?!\s*\\*"sealed\.)/,
  // Tokens in the links of mails, and in the addresses of spec §6.
  /token=[\w-]{8,}/i,
];

/** A last line of defence: pages send neither tokens nor passwords. */
const containsSecret = (json: string) => containsWebToken(json) || secrets.some((secret) => secret.test(json));

type ErrorReport = {
  kind: 'error';
  id: string;
  error: { name: string; message: string; stack?: string };
  session: Record<string, unknown>;
};

type VitalsReport = { kind: 'vitals'; page: string; vitals: Vitals };

// JSON.parse reads 1e999 as Infinity.
const measured = { type: 'number', minimum: 0, maximum: Number.MAX_VALUE };

const body = {
  oneOf: [
    {
      type: 'object',
      required: ['kind', 'id', 'error', 'session'],
      properties: {
        kind: { const: 'error' },
        id: { type: 'string', pattern: '^[0-9A-F]{8}$' },
        error: {
          type: 'object',
          required: ['name', 'message'],
          properties: { name: { type: 'string' }, message: { type: 'string' }, stack: { type: 'string' } },
        },
        session: { type: 'object', required: ['format'], properties: { format: { const: 'medida-session' } } },
      },
    },
    {
      type: 'object',
      required: ['kind', 'page', 'vitals'],
      properties: {
        kind: { const: 'vitals' },
        page: { type: 'string' },
        vitals: {
          type: 'object',
          properties: Object.fromEntries([...timings, 'CLS'].map((metric) => [metric, measured])),
        },
      },
    },
  ],
};

const maxUnpackedBytes = 2 * 1024 * 1024;

const refuse = (detail: string) => new Refusal(400, 'badRequest', { detail });

const toColumn = (value: unknown, maxLength: number) =>
  typeof value === 'string' ? toPrintable(value).slice(0, maxLength) : '';

/** Without query and hash, which may contain what the visitor typed. */
const readPage = ({ address }: ErrorReport['session']) => {
  const page = toColumn(address, 500).split(/[?#]/, 1)[0] ?? '';
  return page.startsWith('/') ? page : '';
};

const writeContent = ({ error: { name, message, stack }, session }: ErrorReport) => {
  try {
    return JSON.stringify({ error: { name, message, stack }, session });
  } catch (error) {
    // Nested deeper than the call stack allows.
    if (error instanceof RangeError) throw refuse('the session is nested too deeply');
    throw error;
  }
};

type ReportServices = {
  reports: ErrorReportsRepository;
  limits: Pick<RequestLimits, 'reports' | 'errorReports'>;
  registry: Registry;
  now: () => number;
};

/** Receives errors and web vitals that pages send with `navigator.sendBeacon`. Anyone can, so everything is limited. */
export const registerReportRoute = (app: FastifyInstance, { reports, limits, registry, now }: ReportServices) => {
  const metrics = createReportMetrics(registry);
  registerGzippedJsonBodies(app, maxUnpackedBytes);

  const storeError = async (report: ErrorReport) => {
    const { id, error, session } = report;
    const content = writeContent(report);
    if (containsSecret(content)) throw refuse('the report contains a token or a password');
    await reports.add(
      {
        id,
        receivedAt: now(),
        errorName: toColumn(error.name, 100),
        errorMessage: toColumn(error.message, 1000),
        build: typeof session.build === 'string' && session.build.length <= 100 ? toPrintable(session.build) : '',
        page: readPage(session),
      },
      content,
    );
  };

  app.addHook('onResponse', async (_request, reply) => {
    if (reply.statusCode >= 400) metrics.countRejected(reply.statusCode);
  });
  app.post<{ Body: ErrorReport | VitalsReport }>(
    '',
    // Counted before the body is read, because reading it is most of the work.
    { schema: { body }, onRequest: refuseBeyond(limits.reports) },
    async (request, reply) => {
      const report = request.body;
      if (report.kind === 'error') {
        const refusal = await limits.errorReports(request);
        if (refusal) throw refusal;
        await storeError(report);
      } else metrics.observeVitals(report.page, report.vitals);
      metrics.countReceived(report.kind);
      return reply.code(204).send();
    },
  );
};
