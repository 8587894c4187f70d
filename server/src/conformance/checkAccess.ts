import type { CallReport } from './callReport';
import { checkRefusal, isNotOffered } from './checkResponse';
import { type Input, wrongToken } from './provider';
import type { Trial } from './trial';

// No service has a catalogue or record of these ids.
const strangers: Record<string, unknown> = { catalogId: 2_147_483_647, slug: 'no-such-offer', id: 2_147_483_647 };

/** Whether it says that there is nothing. */
export const tryStranger = async (report: CallReport, { provider }: Trial, input: Input) => {
  const name = report.operation.parameters.map((parameter) => parameter.name).find((each) => each in strangers);
  if (name === undefined) return;
  const exchange = await provider.call(report.operation, {
    ...input,
    values: { ...input.values, [name]: strangers[name] },
  });
  checkRefusal(report, exchange, provider, {
    rule: 'unknownId',
    when: `to a ${name} that does not exist`,
    statuses: [404],
    risk: 'a wrong address or configuration looks like an empty shop',
    level: 'part',
  });
};

/** The token as it would be once expired. Its signature no longer fits, so no service may accept it. */
const expire = (token: string): string => {
  const [head = '', payload = '', signature = ''] = token.split('.');
  try {
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const expired = Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url');
    return [head, expired, signature].join('.');
  } catch {
    return [head, `${payload}A`, signature].join('.');
  }
};

/** Whether it is refused without a valid token. */
export const tryTokens = async (report: CallReport, { provider, known }: Trial, input: Input) => {
  const attempts: [string, string | undefined][] = [
    ['without a token', undefined],
    ['with a token that it cannot have signed', wrongToken],
    ...(known.token === undefined
      ? []
      : [['with its token made to look expired', expire(known.token)] as [string, string]]),
  ];
  for (const [when, token] of attempts) {
    const exchange = await provider.call(report.operation, { ...input, token });
    if (token === undefined && isNotOffered(report, exchange)) {
      report.leaveOut();
      return;
    }
    checkRefusal(report, exchange, provider, {
      rule: 'token',
      when,
      statuses: [401],
      risk: 'anyone can send this call',
    });
  }
};

/** Whether a client reaches only records of its own. */
export const tryOtherClient = async (report: CallReport, { provider, known }: Trial, input: Input) => {
  if (!report.operation.path.includes('{clientId}') || known.clientId === undefined) return;
  const clientId = known.clientId === 1 ? 2 : known.clientId - 1;
  const exchange = await provider.call(report.operation, { ...input, values: { ...input.values, clientId } });
  checkRefusal(report, exchange, provider, {
    rule: 'otherClient',
    when: `to another client's id`,
    statuses: [404],
    risk: 'a client can read the records of another',
  });
};
