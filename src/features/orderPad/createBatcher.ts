/** Collects values and passes them on together: `pause` ms after the first one, or on flush. */
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
