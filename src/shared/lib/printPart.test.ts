/** @jest-environment ./test/support/jsdomEnvironment.mjs */
import { printPart } from './printPart';

it('prints one part of the page, once its pictures have loaded', async () => {
  document.body.innerHTML = '<h1>Shop</h1><main><img loading="lazy"><img loading="lazy"></main>';
  const part = document.querySelector('main')!;
  const pictures = [...part.querySelectorAll('img')];
  let isLoaded = false;
  pictures[0]!.decode = () => new Promise((resolve) => setTimeout(() => resolve(void (isLoaded = true)), 10));
  pictures[1]!.decode = () => Promise.reject(new Error('no such picture'));
  const { dataset } = document.documentElement;
  const printed = jest.fn(() => [isLoaded, 'printing' in dataset, 'print' in part.dataset]);
  window.print = printed;
  await printPart(part);
  expect(printed).toHaveReturnedWith([true, true, true]);
  expect(pictures.map(({ loading }) => loading)).toEqual(['eager', 'eager']);
  window.dispatchEvent(new Event('afterprint'));
  expect(['printing' in dataset, 'print' in part.dataset]).toEqual([false, false]);
});
