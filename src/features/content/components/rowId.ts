const most = 2 ** 31 - 1;

/** The id in an address, or null for what can be none. */
export const rowId = (text: string | undefined): number | null => {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;
  return id !== null && id <= most ? id : null;
};
