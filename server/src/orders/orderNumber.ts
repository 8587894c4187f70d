// Crockford's base 32: no letter can be mistaken for a digit or another letter.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** As unique as the id, and easy to read out over the phone. */
const toNumber = (prefix: string, id: number): string => {
  let rest = id;
  let text = '';
  while (rest > 0) {
    text = `${alphabet[rest % alphabet.length] ?? ''}${text}`;
    rest = Math.floor(rest / alphabet.length);
  }
  return `${prefix}-${text.padStart(7, '0')}`;
};

export const toOrderNumber = (orderId: number) => toNumber('M', orderId);

export const toQuoteNumber = (quoteId: number) => toNumber('Q', quoteId);
