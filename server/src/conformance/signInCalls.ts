import { isRecord } from '@/shared/lib/isRecord';
import { isValidToken } from '@/shared/lib/secretVault';

import { type CallReport, createCallReport } from './callReport';
import { tryTokens } from './checkAccess';
import { checkPreflight, checkRefusal, checkSuccess } from './checkResponse';
import type { Pair, Trial } from './trial';

export type Credentials = { username: string; password: string };

const find = ({ operations }: Trial, name: string) => {
  const operation = operations.find(({ operationId }) => operationId === name);
  if (!operation) throw new Error(`The contracts have no call ${name}.`);
  return operation;
};

/** Reports on calls by their names. */
export const openReports = (trial: Trial, { catalogId }: Pair, names: string[]) =>
  names.map((name) => createCallReport(trial.provider, find(trial, name), catalogId));

const checkSession = (report: CallReport, session: Record<string, unknown>, { known, provider }: Trial) => {
  if (report.operation.operationId === 'loginClient') {
    known.clientId = session.clientId as number;
    return;
  }
  const token = String(session.token);
  provider.hide(token);
  if (isValidToken(token)) known.token = token;
  else
    report.fail('token', 'The token does not have three parts with dots between them: the storefront does not use it.');
};

/** Both calls must succeed: one gives the token, the other the client. */
export const trySignIn = async (trial: Trial, pair: Pair, credentials: Credentials | undefined) => {
  const { provider } = trial;
  const reports = openReports(trial, pair, ['authenticateUser', 'loginClient']);
  for (const report of reports) {
    await checkPreflight(report, provider, pair);
    if (!credentials) {
      report.skip('Not tried: it takes a test client, see --client.');
      continue;
    }
    const exchange = await provider.call(report.operation, { values: pair, body: credentials });
    const data = checkSuccess(report, exchange, provider);
    const [session] = Array.isArray(data) ? data.filter(isRecord) : [];
    if (session) checkSession(report, session, trial);
    else if (data !== undefined)
      report.fail('data', 'The list in the response is empty: nobody can sign in.', exchange);
    const body = { ...credentials, password: `not-${credentials.password}` };
    checkRefusal(report, await provider.call(report.operation, { values: pair, body }), provider, {
      rule: 'password',
      when: 'to a wrong password',
      statuses: [401],
      risk: 'anyone can sign in',
    });
  }
  return reports;
};

/** Ends the session, so it comes last. */
export const trySignOut = async (trial: Trial, pair: Pair) => {
  const { provider, known } = trial;
  const reports = openReports(trial, pair, ['getOauthLogout']);
  for (const report of reports) {
    await checkPreflight(report, provider, pair);
    await tryTokens(report, trial, { values: pair });
    if (known.token === undefined) report.skip('Not tried with a session: it takes a test client, see --client.');
    else checkSuccess(report, await provider.call(report.operation, { values: pair, token: known.token }), provider);
  }
  return reports;
};
