import { nearTexts } from './nearTexts';

it.each([
  ['Válvla bola', [{ word: 'valvla', near: ['valvula'] }], ['valvula bola']],
  ['brass valvs', [{ word: 'valvs', near: ['valve', 'valves,'] }], ['brass valve', 'brass valves']],
  ['stokpot', [{ word: 'stokpot', near: ['stockpot', 'stockpot,'] }], ['stockpot']],
  ['bolt', [], []],
])('replaces in %p the word that finds nothing', (text, words, texts) => {
  expect(nearTexts(text, words)).toEqual(texts);
});
