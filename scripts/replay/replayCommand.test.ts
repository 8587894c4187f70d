import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { locationChanged } from '@/features/location/state/locationSlice';
import { languageChosen } from '@/features/settings/state/languageSlice';
import { rootReducer } from '@/store/rootReducer';

import { replayCommand } from './replayCommand';

const directory = mkdtempSync(path.join(tmpdir(), 'medida-replay-'));
afterAll(() => rmSync(directory, { recursive: true }));

const actions = [
  languageChosen('en'),
  locationChanged({ pathname: '/en', search: '', hash: '' }),
  languageChosen('zh'),
];
const final = actions.reduce(rootReducer, rootReducer(undefined, { type: '@@INIT' }));
const session = { format: 'medida-session', version: 1, actions: actions.map((action) => ({ at: 0, action })), final };

const run = async (content: unknown, ...options: string[]) => {
  const file = path.join(directory, 'session.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  const [printed, errors] = [jest.spyOn(console, 'log'), jest.spyOn(console, 'error')].map((spy) => {
    const texts: unknown[] = [];
    spy.mockImplementation((text) => void texts.push(text));
    return texts;
  });
  const code = await replayCommand([file, '--no-screens', ...options]);
  return { code, printed: printed?.join('\n'), errors: errors?.join('\n').replace(file, 'FILE') };
};

it('replays a session', async () => {
  expect(await run(session)).toEqual({
    code: 0,
    printed: 'replayed 3 actions\nroute: /en\n0 differences from the recorded state',
    errors: '',
  });
});

it('honours --until, and prints a part of the state', async () => {
  const { code, printed } = await run(session, '--until', '2', '--state', '$.language.language');
  expect(code).toBe(0);
  expect(printed).toBe('replayed 2 actions\nroute: /en\nno final state to compare with\n$.language.language: "en"');
});

it('saves a session with its final state', async () => {
  const wrong = { ...session, final: { ...final, language: { language: 'es' } } };
  const saved = path.join(directory, 'saved.json');
  expect((await run(wrong, '--save', saved)).code).toBe(1);
  expect(await run(readFileSync(saved, 'utf8'))).toMatchObject({ code: 0, errors: '' });
});

it('exits with 1 if the state differs', async () => {
  const { code, printed } = await run({ ...session, final: { ...final, language: { language: 'es' } } });
  expect(code).toBe(1);
  expect(printed).toContain('$.language.language: recorded "es", replayed "zh"');
});

it.each([
  ['a file that is no session', '{}', [], 'cannot replay FILE: it is neither a session'],
  ['a wrong number', session, ['--until', 'two'], '--until two: must be a number of actions'],
  ['an unknown option', session, ['--fast'], "Unknown option '--fast'"],
  ['two files', session, ['other.json'], 'usage: npm run replay'],
])('exits with 2 for %s', async (_, content, options, message) => {
  const { code, errors } = await run(content, ...options);
  expect(code).toBe(2);
  expect(errors).toContain(message);
});

it('exits with 2 if the file does not exist', async () => {
  const print = jest.spyOn(console, 'error').mockReturnValue();
  const none = path.join(directory, 'none.json');
  expect(await replayCommand([none, '--no-screens'])).toBe(2);
  expect(print).toHaveBeenCalledWith(expect.stringContaining(`cannot read ${none}: ENOENT`));
});

it('prints its help', async () => {
  const { code, printed } = await run(session, '--help');
  expect(code).toBe(0);
  expect(printed).toContain('--screenshot OUT.png');
});
