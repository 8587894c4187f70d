const most = 2 ** 31 - 1;

/** The id in a URL, or null if it cannot be one. */
export const rowId = (text: string | undefined): number | null => {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;
  return id !== null && id <= most ? id : null;
};
