/** Runs in the page. */
const install = () => {
  const { MutationObserver, addEventListener, requestAnimationFrame } = globalThis;
  const longest = { task: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest.task = Math.max(longest.task, duration);
  }).observe({ type: 'longtask' });
  let change;
  globalThis.cartBench = {
    // From the event itself, however late it is handled, to the frame that shows the change.
    watch: (element, event) => {
      change = new Promise((resolve) => {
        let start;
        addEventListener(event, ({ timeStamp }) => (start = timeStamp), { capture: true, once: true });
        new MutationObserver((_, observer) => {
          observer.disconnect();
          requestAnimationFrame(() => {
            const drawn = new MessageChannel();
            drawn.port1.onmessage = () => resolve(performance.now() - start);
            drawn.port2.postMessage(null);
          });
        }).observe(element, { childList: true, characterData: true, subtree: true });
      });
    },
    changed: () => change,
    longestTask: () => longest.task,
    forgetTasks: () => (longest.task = 0),
  };
};

export const watchPages = (context) => context.addInitScript(install);

/** Time from an event until an element shows the change. */
export const timeToChange = async (page, element, event, act) => {
  await element.evaluate((watched, name) => globalThis.cartBench.watch(watched, name), event);
  await act();
  return page.evaluate(() => globalThis.cartBench.changed());
};

export const longestTask = (page) => page.evaluate(() => globalThis.cartBench.longestTask());
export const forgetTasks = (page) => page.evaluate(() => globalThis.cartBench.forgetTasks());
