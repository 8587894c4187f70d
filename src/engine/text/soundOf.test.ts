import { soundOf } from './soundOf';

it.each([
  ['toaya', 'toalla'],
  ['basija', 'vasija'],
  ['senisero', 'cenicero'],
  ['kilates', 'quilates'],
  ['uevera', 'huevera'],
  ['jirador', 'girador'],
  ['hamer', 'hammer'],
  ['fone', 'phone'],
])('%p sounds like %p', (typed, meant) => {
  expect(soundOf(typed)).toBe(soundOf(meant));
});

it.each([
  ['chico', 'sico'],
  ['shelf', 'self'],
  ['casa', 'cata'],
])('%p does not sound like %p', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});
