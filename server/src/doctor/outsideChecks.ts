import { isIP } from 'node:net';
import { connect } from 'node:tls';

import { getErrorMessage } from '../errors';
import { createMailer } from '../identity/mailer';
import { attention, type Check, type DoctorContext, type Finding, getReason, limitMs, ok, skipped } from './findings';

const ask = (url: string, method = 'GET') =>
  fetch(url, { method, redirect: 'manual', signal: AbortSignal.timeout(limitMs) });

const address: Check = {
  name: 'address',
  run: async ({ config: { publicOrigin, publicUrl, isProduction, metricsAddresses } }) => {
    if (publicOrigin === '') {
      const text = `PUBLIC_URL is not set: links in mails lead to ${publicUrl}.`;
      return isProduction ? attention(text) : skipped(text);
    }
    try {
      const health = await ask(`${publicUrl}/healthz`);
      const isOurs = health.ok && (await health.text()).includes('"alive"');
      if (!isOurs) return attention(`${publicUrl} does not lead to the services (${health.status} from /healthz).`);
      const { status } = await ask(`${publicUrl}/metrics`);
      if (status === 200 && metricsAddresses.length === 0)
        return attention(
          `${publicUrl}/metrics answers everybody: TRUST_PROXY does not fit the number of proxies, so every visitor counts as this machine.`,
        );
    } catch (error) {
      return attention(`${publicUrl} cannot be reached from this machine: ${getReason(error)}.`);
    }
    return ok(`${publicUrl} leads to the services.`);
  },
};

const day = 86_400_000;
const fewDays = 14;

export type ServedCertificate = { validUntil: string; problem: string | undefined };

export const judgeCertificate = ({ validUntil, problem }: ServedCertificate, moment: number): Finding => {
  const days = Math.floor((Date.parse(validUntil) - moment) / day);
  if (days < 0) return attention(`The certificate has expired on ${validUntil}.`);
  if (problem !== undefined) return attention(`Browsers reject the certificate: ${problem}.`);
  return days < fewDays
    ? attention(`The certificate expires in ${days} days, on ${validUntil}: it should have been renewed by now.`)
    : ok(`The certificate is valid for another ${days} days.`);
};

const readCertificate = (url: URL) =>
  new Promise<ServedCertificate>((resolve, reject) => {
    const { hostname: host, port } = url;
    const name = isIP(host) === 0 ? { servername: host } : {};
    const socket = connect({ host, port: Number(port || 443), ...name, rejectUnauthorized: false }, () => {
      const problem = socket.authorized ? undefined : getErrorMessage(socket.authorizationError);
      resolve({ validUntil: socket.getPeerCertificate().valid_to, problem });
      socket.end();
    });
    socket.setTimeout(limitMs, () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
  });

const tls: Check = {
  name: 'TLS',
  run: async ({ config: { publicOrigin }, now }) => {
    if (publicOrigin === '') return skipped('Not checked without PUBLIC_URL.');
    const url = new URL(publicOrigin);
    if (url.protocol === 'http:')
      return attention(`${publicOrigin} is not encrypted: passwords can be read on the way.`);
    try {
      return judgeCertificate(await readCertificate(url), now());
    } catch (error) {
      return attention(`No certificate could be read from ${publicOrigin}: ${getErrorMessage(error)}.`);
    }
  },
};

const findRecipient = ({ config: { orderRecipients, contactRecipients }, options }: DoctorContext) =>
  options.mailTo ?? contactRecipients[0] ?? orderRecipients[0]?.address;

const mail: Check = {
  name: 'mail',
  run: async (context) => {
    const { config, options } = context;
    const to = findRecipient(context);
    if (config.smtpUrl === '') {
      const text = 'SMTP_URL is not set: mails are written to files, and nobody gets them.';
      return config.isProduction ? attention(text) : skipped(text);
    }
    if (to === undefined)
      return attention('Neither ORDER_MAIL_TO nor CONTACT_MAIL_TO is set: nobody is told of orders and messages.');
    try {
      const prepared = await createMailer(config).prepare({
        to,
        subject: 'Medida: a test of the mail',
        text: `This mail was sent by the command "doctor". ${config.publicUrl} can send mails.`,
      });
      if (options.mailTo === undefined) await prepared.discard();
      else await prepared.deliver();
    } catch (error) {
      return attention(`The mail server does not accept mails: ${getErrorMessage(error)}.`);
    }
    return options.mailTo === undefined
      ? ok('The mail server accepts our connection. --mail-to ADDRESS sends a test.')
      : ok(`The mail server has accepted a test to ${to}.`);
  },
};

const webhook: Check = {
  name: 'webhook',
  run: async ({ config: { webhookUrl } }) => {
    if (webhookUrl === '') return skipped('WEBHOOK_URL is not set.');
    try {
      // Nothing is posted, so a software that does not know it gets no event that has not happened.
      const { status } = await ask(webhookUrl, 'HEAD');
      return status >= 500 ? attention(`The webhook's server fails (${status}).`) : ok("The webhook's server answers.");
    } catch (error) {
      return attention(`The webhook's server cannot be reached: ${getReason(error)}.`);
    }
  },
};

const signIn: Check = {
  name: 'sign-in',
  run: async ({ config: { provider } }) => {
    if (!provider) return skipped('Clients sign in here alone.');
    const url = `${provider.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    try {
      const response = await ask(url);
      const { issuer } = (await response.json()) as { issuer?: string };
      return issuer === provider.issuer
        ? ok(`${provider.name} answers.`)
        : attention(`${url} names another issuer (${issuer ?? response.status}): OIDC_ISSUER must be exactly that.`);
    } catch (error) {
      return attention(`${provider.name} cannot be used: ${getReason(error)}.`);
    }
  },
};

export const outsideChecks = [address, tls, mail, webhook, signIn];
