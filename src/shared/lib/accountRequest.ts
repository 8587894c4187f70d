type AccountRequest = { taxId: string; reason: string };

/** The subject of contact messages that ask for an account. */
export const accountRequestSubject = 'Account request';

/** Contact messages have no fields for these, so the tax id becomes a marked line at the start. */
export const formatAccountRequest = ({ taxId, reason }: AccountRequest): string =>
  [`Tax id: ${taxId}`, reason].filter((part) => part !== '').join('\n');

/** The reverse. The tax id is empty if the message has no marked line. */
export const readAccountRequest = (message: string): AccountRequest => {
  const [marked = '', taxId = ''] = /^Tax id: ([^\n]+)(?:\n|$)/.exec(message) ?? [];
  return { taxId, reason: message.slice(marked.length) };
};
