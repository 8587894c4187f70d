/** React-admin empties a field with null. */
export const fillEmpty = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([field, value]: [string, unknown]) => [field, value ?? '']));
