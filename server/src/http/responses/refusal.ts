import type { MessageId } from './serverMessages';

/** Thrown by handlers to refuse a request: a status, a message for the user, and headers such as Retry-After. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly statusCode: number;
  readonly messageId: MessageId;
  readonly values: Record<string, string | number>;
  readonly headers: Record<string, string>;
  /** What else the envelope has. */
  readonly details: Record<string, unknown>;

  constructor(
    statusCode: number,
    messageId: MessageId,
    values: Record<string, string | number> = {},
    headers: Record<string, string> = {},
    details: Record<string, unknown> = {},
  ) {
    super(messageId);
    this.statusCode = statusCode;
    this.messageId = messageId;
    this.values = values;
    this.headers = headers;
    this.details = details;
  }
}

type Fault = Pick<Refusal, 'messageId' | 'values'>;

/** What is wrong with fields of the body, by their name: the first is the message, and a form shows each at its field. */
export class FieldsRefusal extends Refusal {
  readonly fields: Record<string, Fault>;

  constructor(fields: Record<string, Fault>, statusCode = 422) {
    const [first] = Object.values(fields);
    super(statusCode, first?.messageId ?? 'badRequest', first?.values);
    this.fields = fields;
  }
}

export const notFound = () => new Refusal(404, 'notFound');

export const wrongCredentials = () => new Refusal(401, 'wrongCredentials');

/** Only for someone who has proved to be the account's owner. */
export const accountDisabled = () => new Refusal(403, 'accountDisabled');

export const notSignedIn = () => new Refusal(401, 'notSignedIn');

export const tooManyRequests = (seconds: number) =>
  new Refusal(429, 'tooManyRequests', { seconds }, { 'retry-after': String(seconds) });
