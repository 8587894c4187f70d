import { nameCommands } from '../../src/commands/nameCommands';

it.each([
  ['See "npm run clients -- --help".', 'See "medida clients --help".'],
  ['Run "npm run import" to import yours.', 'Run "medida import" to import yours.'],
  ['  npm run orders -- set-status NUMBER STATUS', '  medida orders set-status NUMBER STATUS'],
  ['run "npm start", or "npm run build"', 'run "npm start", or "npm run build"'],
])('%s', (text, built) => {
  expect(nameCommands(text, false)).toBe(built);
  expect(nameCommands(text, true)).toBe(text);
});
