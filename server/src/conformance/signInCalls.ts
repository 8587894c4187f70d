import { isValidToken } from '@/shared/lib/secretVault';

import { type CallReport, createCallReport } from './callReport';
import { tryTokens } from './checkAccess';
import { checkPreflight, checkRefusal, checkSuccess } from './checkResponse';
import { findOperation } from './operations';
import { listRecords } from './readingValues';
import type { Trial } from './trial';

export type Credentials = { username: string; password: string };

const openReport = ({ provider, operations, pair }: Trial, name: string) =>
  createCallReport(provider, findOperation(operations, name), pair.catalogId);

const trySignInCall = async (
  { provider, pair }: Trial,
  report: CallReport,
  credentials: Credentials | undefined,
): Promise<Record<string, unknown> | undefined> => {
  await checkPreflight(report, provider, pair);
  if (!credentials) {
    report.skip('Not tried: it takes a test client, see --client.');
    return undefined;
  }
  const exchange = await provider.call(report.operation, { values: pair, body: credentials });
  const data = checkSuccess(report, exchange, provider);
  const [session] = listRecords(data);
  if (!session && data !== undefined)
    report.fail('data', 'The list in the response is empty: nobody can sign in.', exchange);
  const body = { ...credentials, password: `not-${credentials.password}` };
  checkRefusal(report, await provider.call(report.operation, { values: pair, body }), provider, {
    rule: 'password',
    when: 'to a wrong password',
    statuses: [401],
    risk: 'anyone can sign in',
  });
  return session;
};

/** Both calls must succeed: one gives the token, the other the client, in each catalogue. */
export const trySignIn = async (trials: Trial[], credentials: Credentials | undefined) => {
  const reports: CallReport[] = [];
  const [first] = trials;
  if (!first) return reports;
  const report = openReport(first, 'authenticateUser');
  const session = await trySignInCall(first, report, credentials);
  if (session) {
    const token = String(session.token);
    first.provider.hide(token);
    if (isValidToken(token)) for (const { known } of trials) known.token = token;
    else
      report.fail(
        'token',
        'The token does not have three parts with dots between them: the storefront does not use it.',
      );
  }
  reports.push(report);
  for (const trial of trials) {
    const login = openReport(trial, 'loginClient');
    const client = await trySignInCall(trial, login, credentials);
    if (client) trial.known.clientId = client.clientId as number;
    reports.push(login);
  }
  return reports;
};

/** Ends the session, so it comes last. */
export const trySignOut = async (trial: Trial) => {
  const { provider, known, pair } = trial;
  const report = openReport(trial, 'getOauthLogout');
  await checkPreflight(report, provider, pair);
  await tryTokens(report, trial, { values: pair });
  if (known.token === undefined) report.skip('Not tried with a session: it takes a test client, see --client.');
  else checkSuccess(report, await provider.call(report.operation, { values: pair, token: known.token }), provider);
  return report;
};
