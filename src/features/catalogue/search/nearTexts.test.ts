import { nearTexts } from './nearTexts';

it.each([
  ['Válvla bola', [{ word: 'valvla', near: ['valvula'] }], ['valvula bola']],
  ['brass valvs', [{ word: 'valvs', near: ['valve', 'valves,'] }], ['brass valve', 'brass valves']],
  ['stokpot', [{ word: 'stokpot', near: ['stockpot', 'stockpot,'] }], ['stockpot']],
  ['bolt', [], []],
])('replaces the unmatched word in %p', (text, words, texts) => {
  expect(nearTexts(text, words)).toEqual(texts);
});
