import type { Operation } from './operations';
import type { Exchange, Provider } from './provider';

/** `note` changes nothing for buyers, `part` costs them something, and `fails` must be changed. */
type Level = 'note' | 'part' | 'fails';

/** `curl` repeats the request that showed it. */
export type Finding = { level: Level; rule: string; text: string; curl: string };

export type Verdict = 'works' | 'part' | 'fails' | 'notOffered' | 'notTried';

export type CallResult = {
  operationId: string;
  service: string;
  method: string;
  path: string;
  catalogId: number;
  verdict: Verdict;
  findings: Finding[];
  curl: string;
  /** Of the first response; bytes as transferred, size after decompression. */
  measured?: { status: number; milliseconds: number; bytes: number; size: number; records: number | null };
};

/** Collects what is found about one call. */
export const createCallReport = (provider: Provider, operation: Operation, catalogId: number) => {
  const { operationId, service, method, path } = operation;
  const result: CallResult = {
    ...{ operationId, service, method, path, catalogId },
    verdict: 'works',
    findings: [],
    curl: '',
  };

  const add = (level: Level, rule: string, text: string, exchange?: Exchange) => {
    const curl = exchange ? provider.curl(exchange.request) : '';
    result.findings.push({ level, rule, text: provider.scrub(text), curl });
    if (level === 'fails') result.verdict = 'fails';
    if (level === 'part' && result.verdict !== 'fails') result.verdict = 'part';
  };

  const conclude = (verdict: Verdict, text: string) => {
    if (result.verdict === 'works') result.verdict = verdict;
    add('note', verdict, text);
  };

  return {
    operation,
    result,
    note: (rule: string, text: string, exchange?: Exchange) => add('note', rule, text, exchange),
    part: (rule: string, text: string, exchange?: Exchange) => add('part', rule, text, exchange),
    fail: (rule: string, text: string, exchange?: Exchange) => add('fails', rule, text, exchange),
    skip: (reason: string) => conclude('notTried', reason),
    leaveOut: () => conclude('notOffered', 'Not offered: the storefront draws nothing for it.'),
    measure: ({ request, response }: Exchange, records: number | null) => {
      const { status, milliseconds, bytes, text } = response;
      result.curl = provider.curl(request);
      result.measured = { status, milliseconds, bytes, size: Buffer.byteLength(text), records };
    },
  };
};

export type CallReport = ReturnType<typeof createCallReport>;
