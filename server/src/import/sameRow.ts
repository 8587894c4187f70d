/** Whether two rows of a table have equal values. */
export const sameRow = <Row extends object>(one: Row, other: Row): boolean =>
  (Object.keys(one) as (keyof Row)[]).every((key) => one[key] === other[key]);
