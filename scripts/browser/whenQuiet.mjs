const patienceMs = 10_000;
// A part whose code has arrived is drawn within a few of them.
const quietTurns = 3;

const takeTurn = (page) =>
  page.evaluate(
    () => new Promise((resolve) => globalThis.requestIdleCallback(() => setTimeout(resolve, 50), { timeout: 1000 })),
  );

/**
 * Returns a function that waits until the page neither loads nor draws anything. `waitForLoadState('networkidle')` does
 * not: it resolves at once if the network was idle at any time since the navigation.
 */
export const watchRequests = (page) => {
  const pending = new Set();
  page.on('request', (request) => pending.add(request));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => pending.delete(request));
  return async () => {
    const giveUpAt = Date.now() + patienceMs;
    for (let turns = 0; turns < quietTurns && Date.now() < giveUpAt;) {
      await takeTurn(page);
      turns = pending.size === 0 ? turns + 1 : 0;
    }
  };
};
