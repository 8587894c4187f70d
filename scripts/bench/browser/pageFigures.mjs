/** Runs in the page before anything else: collects the long tasks reported by the browser. */
export const watchLongTasks = () => {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
};

/** Time from each keystroke to the frame that shows its results. Runs in the page. */
export const typeInSearch = async (text) => {
  const field = document.querySelector('header input');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const shown = () => document.querySelector('[role=listbox]')?.textContent ?? '';
  const times = [];
  for (let length = 1; length <= text.length; length += 1) {
    const before = shown();
    const from = performance.now();
    write.call(field, text.slice(0, length));
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const deadline = from + 2000;
    while (shown() === before && performance.now() < deadline) await painted();
    // Unchanged results for a longer text render nothing: there is no frame to time.
    if (shown() !== before) times.push(performance.now() - from);
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  return times;
};

/** Frame times while the page is scrolled to its end. Runs in the page. */
export const scrollThrough = async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const times = [];
  let last = await frame();
  const end = document.documentElement.scrollHeight - window.innerHeight;
  for (let at = 0; at < end; at += 60) {
    window.scrollTo({ top: at, behavior: 'instant' });
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  return times;
};
