/** For statements about many rows: each takes a limited number of parameters. */
export const inParts = <Row>(rows: readonly Row[], length = 500): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / length) }, (_, index) =>
    rows.slice(index * length, (index + 1) * length),
  );
