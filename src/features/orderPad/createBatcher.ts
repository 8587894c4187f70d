/** Gathers what comes one after another, and passes it on together: after each pause, and when asked to. */
export const createBatcher = <Value>(pause: number, passOn: (values: Value[]) => void) => {
  let gathered: Value[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const values = gathered;
    gathered = [];
    if (values.length > 0) passOn(values);
  };
  const add = (value: Value) => {
    gathered.push(value);
    timer ??= setTimeout(flush, pause);
  };
  return { add, flush };
};
