// Crockford's alphabet: no letter that is read as a digit or as another letter.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** As unique as the id, and fit to be read out on the telephone. */
export const toOrderNumber = (orderId: number): string => {
  let rest = orderId;
  let text = '';
  while (rest > 0) {
    text = `${alphabet[rest % alphabet.length] ?? ''}${text}`;
    rest = Math.floor(rest / alphabet.length);
  }
  return `M-${text.padStart(7, '0')}`;
};
