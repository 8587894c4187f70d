/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { replayEarlyInput } from './replayEarlyInput';

// jsdom has no message channels.
jest.mock('@/shared/lib/scheduling', () => ({ nextTask: () => Promise.resolve() }));

it('repeats a submission until its form is hydrated, without leaving the page', async () => {
  document.body.innerHTML = '<main><form><button>Send</button></form></main>';
  window.__early__ = { take: () => [] };
  await replayEarlyInput();
  const form = document.forms[0]!;
  const submissions: boolean[] = [];
  window.addEventListener('submit', ({ defaultPrevented }) => submissions.push(defaultPrevented));
  document.querySelector('button')?.click();
  // The form's code arrives.
  const handled = new Promise<void>((resolve) => {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      resolve();
    });
  });
  await handled;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(submissions).toEqual([true, true]);
});
