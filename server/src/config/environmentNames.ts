import { editDistance } from '@/engine/text/editDistance';

import { OperatorError } from '../errors';

export const environmentNames = {
  port: 'PORT',
  host: 'HOST',
  workers: 'WORKERS',
  databaseUrl: 'DATABASE_URL',
  databasePoolSize: 'DATABASE_POOL_SIZE',
  databaseTimeout: 'DATABASE_TIMEOUT',
  databaseReadUrl: 'DATABASE_READ_URL',
  catalogueEngine: 'CATALOGUE_ENGINE',
  dataDirectory: 'DATA_DIR',
  publicUrl: 'PUBLIC_URL',
  trustProxy: 'TRUST_PROXY',
  pagesPerMinute: 'PAGES_PER_MINUTE',
  requestsPerMinute: 'REQUESTS_PER_MINUTE',
  allowedOrigins: 'ALLOWED_ORIGINS',
  pictureOrigins: 'PICTURE_ORIGINS',
  logLevel: 'LOG_LEVEL',
  tokenSecret: 'TOKEN_SECRET',
  sessionHours: 'SESSION_HOURS',
  oidcIssuer: 'OIDC_ISSUER',
  oidcClientId: 'OIDC_CLIENT_ID',
  oidcClientSecret: 'OIDC_CLIENT_SECRET',
  oidcClaim: 'OIDC_CLAIM',
  oidcEmailVerified: 'OIDC_EMAIL_VERIFIED',
  oidcName: 'OIDC_NAME',
  passwordSignIn: 'PASSWORD_SIGN_IN',
  timeZone: 'TIME_ZONE',
  smtpUrl: 'SMTP_URL',
  mailFrom: 'MAIL_FROM',
  orderMailTo: 'ORDER_MAIL_TO',
  orderMailPdf: 'ORDER_MAIL_PDF',
  contactMailTo: 'CONTACT_MAIL_TO',
  webhookUrl: 'WEBHOOK_URL',
  webhookSecret: 'WEBHOOK_SECRET',
  metricsAddresses: 'METRICS_ADDRESSES',
  metricsToken: 'METRICS_TOKEN',
  otlpEndpoint: 'OTEL_EXPORTER_OTLP_ENDPOINT',
  officePort: 'OFFICE_PORT',
  officeHost: 'OFFICE_HOST',
  officeUrl: 'OFFICE_URL',
  officeAddresses: 'OFFICE_ADDRESSES',
  officeToken: 'OFFICE_TOKEN',
  messageDays: 'MESSAGE_DAYS',
  reportDays: 'REPORT_DAYS',
  outboxDays: 'OUTBOX_DAYS',
  changeDays: 'CHANGE_DAYS',
  renderPages: 'RENDER_PAGES',
  filterFeatures: 'FILTER_FEATURES',
  lowStock: 'LOW_STOCK',
  refuseBackorders: 'REFUSE_BACKORDERS',
  personCarts: 'PERSON_CARTS',
  demo: 'DEMO',
  sourceMaps: 'SOURCE_MAPS',
} as const;

export type Key = keyof typeof environmentNames;

type Environment = Record<string, string | undefined>;

const known: readonly string[] = Object.values(environmentNames);

const fold = (name: string) => name.toUpperCase().replace(/[^A-Z\d]/g, '');

/** The keys of the file count as misspellings, too. Names of one word are too common: a host sets HOSTNAME or MAIL itself. */
const spellings = Object.entries(environmentNames)
  .filter(([, name]) => name.includes('_'))
  .flatMap(([key, name]) => [...new Set([fold(name), fold(key)])].map((folded) => ({ name, folded })));

// Short names get less tolerance: two letters away from SMTP_URL there are names of other programs.
const getTolerance = (folded: string) => (folded.length < 10 ? 1 : 2);

const isMisspelt = (name: string, folded: string) => {
  const tolerance = getTolerance(folded);
  return editDistance(fold(name), folded, tolerance) <= tolerance;
};

/** Refuses names that are almost those of settings, unless the setting itself is set: then the other is no mistake. */
export const refuseMisspeltNames = (environment: Environment) => {
  for (const given of Object.keys(environment)) {
    if (environment[given] === undefined || known.includes(given)) continue;
    const meant = spellings.find(({ name, folded }) => environment[name] === undefined && isMisspelt(given, folded));
    if (meant) throw new OperatorError(`${given} is not a setting. Did you mean ${meant.name}?`);
  }
};
