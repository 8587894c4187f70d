/** Makes something when it is first needed, and keeps it. */
export const once = <Result>(make: () => Result): (() => Result) => {
  let made: { result: Result } | null = null;
  return () => (made ??= { result: make() }).result;
};
