import '@/../test/support/browserParts';
import { instrument } from '@redux-devtools/instrument';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';

import en from '@/../locales/en.json';
import { aRuntimeConfig } from '@/../test/support/builders/aRuntimeConfig';
import { someServices } from '@/../test/support/builders/someServices';
import { describeSession, type SessionFile } from '@/app/reports/sessionFile';
import { languageChosen } from '@/features/settings/state/languageSlice';
import { timeZoneChosen } from '@/features/settings/state/timeZoneSlice';
import { createAppStore } from '@/store/createAppStore';
import { createTimeTravel } from '@/store/timeTravel';
import type { Language } from '@/shared/i18n/languages';

import { Qa } from './Qa';
import { toRecorded } from './session/liftedSession';
import { readSession } from './session/readSession';
import { errorLogged } from './session/requestAnswers';

const config = aRuntimeConfig({ qa: true });

/** The panel of a tester who has chosen English and then Chinese. */
const open = async (hash = '') => {
  const timeTravel = createTimeTravel(instrument());
  const store = createAppStore({ services: someServices({ config }), timeTravel });
  store.dispatch(languageChosen('en'));
  store.dispatch(timeZoneChosen('Europe/Madrid'));
  store.dispatch(languageChosen('zh'));
  const liftedStore = timeTravel.getLiftedStore();
  if (!liftedStore) throw new Error('nothing records');
  window.history.replaceState(null, '', `/?qa${hash}`);
  render(
    <IntlProvider locale="en" messages={en}>
      <Qa timeTravel={timeTravel} config={config} />
    </IntlProvider>,
  );
  await screen.findByRole('region', { name: 'QA mode' });
  const readLanguage = () => store.getState().language.language;
  return { store, timeTravel, liftedStore, readLanguage, user: userEvent.setup() };
};

const aSession = (overrides: Partial<SessionFile> = {}): SessionFile => {
  const timeTravel = createTimeTravel(instrument());
  const store = createAppStore({ services: someServices({ config }), timeTravel });
  store.dispatch(languageChosen('es'));
  const lifted = timeTravel.getLiftedStore()?.getState();
  if (!lifted) throw new Error('nothing records');
  return { ...describeSession(config), ...toRecorded(lifted), ...overrides };
};

const panel = () => screen.getByRole('region', { name: 'QA mode' });

const importText = (text: string) => {
  const input = panel().querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('the panel has no field for files');
  const file = new File([text], 'session.json');
  // jsdom's files cannot be read as text.
  Object.assign(file, { text: async () => text });
  fireEvent.change(input, { target: { files: [file] } });
};

const importFile = (file: object) => importText(JSON.stringify(file));

it('shows what was recorded, with its times', async () => {
  await open();
  const actions = within(screen.getByRole('list', { name: 'Actions' })).getAllByRole('button');
  expect(actions.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^00.00sStart$/),
    expect.stringMatching(/^1.*sapi\/config\/middlewareRegistered$/),
    expect.stringMatching(/^2.*slanguage\/languageChosen$/),
    expect.stringMatching(/^3.*stimeZone\/timeZoneChosen$/),
    expect.stringMatching(/^4.*slanguage\/languageChosen$/),
  ]);
  expect(panel().textContent).toContain('4 actions recorded');
});

it('steps with the arrow keys, and shows what each action changed', async () => {
  const { user, readLanguage, timeTravel } = await open();
  const [current] = within(panel()).getAllByRole('button', { current: 'step' });
  current?.focus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(readLanguage()).toBe('en');
  expect(timeTravel.isReplaying()).toBe(true);
  expect(panel().textContent).toContain('Replay: nothing is sent or stored');
  expect(panel().textContent).toContain('$.language.languageBefore: nullAfter: "en"');
  await user.keyboard('{End}');
  expect([readLanguage(), timeTravel.isReplaying()]).toEqual(['zh', false]);
  await user.keyboard('{Home}');
  await user.click(screen.getByRole('button', { name: 'Back to the present' }));
  expect([readLanguage(), timeTravel.isReplaying()]).toEqual(['zh', false]);
});

it('steps only through the actions that match the filter', async () => {
  const { user, readLanguage } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Filter actions' }), 'LANGUAGE');
  within(panel()).getByRole('button', { current: 'step' }).focus();
  await user.keyboard('{ArrowUp}');
  expect(readLanguage()).toBe('en');
  await user.type(screen.getByRole('searchbox', { name: 'Filter actions' }), 'x');
  expect(screen.getByText('No matching actions')).toBeTruthy();
});

it('plays at the recorded speed, shortens long pauses, and stops at the end', async () => {
  const { readLanguage } = await open();
  const chosen = (at: number, language: Language) => ({ at, action: languageChosen(language) });
  importFile(aSession({ actions: [chosen(0, 'es'), chosen(1000, 'en'), chosen(3_600_000, 'zh')] }));
  await waitFor(() => expect(panel().textContent).toContain('Session from'));
  jest.useFakeTimers();
  fireEvent.click(within(panel()).getByRole('button', { name: /Start$/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  const passed: unknown[] = [];
  for (const ms of [0, 999, 1, 4999, 1]) {
    act(() => jest.advanceTimersByTime(ms));
    passed.push(readLanguage());
  }
  expect(passed).toEqual(['es', 'es', 'en', 'en', 'zh']);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Play' }).disabled).toBe(true);
});

afterEach(() => jest.useRealTimers());

it('lists the actions around the current one of a long session, and reaches all of them', async () => {
  const { user } = await open();
  const actions = Array.from({ length: 2000 }, (_, at) => ({ at, action: languageChosen(at % 2 ? 'en' : 'es') }));
  importFile(aSession({ actions }));
  const list = () => within(screen.getByRole('list', { name: 'Actions' }));
  await waitFor(() => expect(list().getByRole('button', { current: 'step' }).textContent).toMatch(/^2000/));
  expect(list().getAllByRole('button')).toHaveLength(252);
  await user.click(list().getByRole('button', { name: '1,750 earlier actions' }));
  expect(list().getByRole('button', { current: 'step' }).textContent).toMatch(/^1749/);
  list().getByRole('button', { current: 'step' }).focus();
  await user.keyboard('{Home}{ArrowDown}');
  expect(document.activeElement?.textContent).toMatch(/^1/);
  expect(list().getByRole('button', { name: '1,749 later actions' })).toBeTruthy();
});

/** Returns what a click saves as a file. */
const catchFiles = () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  return async (save: () => Promise<void>) => {
    await save();
    return (await files.at(-1)?.text()) ?? '';
  };
};

const catchCopies = () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return copied;
};

it('exports the session that is shown, even after the panel was closed and reopened', async () => {
  const { user } = await open();
  importFile(aSession({ build: 'f00' }));
  await waitFor(() => expect(panel().textContent).toContain('Recorded with build f00'));
  await user.keyboard('{Escape}');
  await user.keyboard('{Alt>}q{/Alt}');
  expect((await screen.findByRole('region', { name: 'QA mode' })).textContent).toContain('Recorded with build f00');
  const save = catchFiles();
  const text = await save(() => user.click(screen.getByRole('button', { name: 'Export' })));
  expect(readSession(text)).toMatchObject({
    about: { build: 'f00' },
    final: { language: { language: 'es' } },
  });
});

it('imports a session, shows where it comes from, and returns to the present', async () => {
  const { user, readLanguage } = await open();
  importFile(aSession({ report: { id: '0A1B2C3D', error: { name: 'Error', message: 'it <b>broke</b>' } } }));
  await waitFor(() => expect(readLanguage()).toBe('es'));
  expect(panel().textContent).toContain('Session from session.json · Report 0A1B2C3D: it <b>broke</b>');
  expect(within(panel()).queryAllByRole('alert')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Back to the present' }));
  expect(readLanguage()).toBe('zh');
});

it('warns about another build, another configuration and unknown actions', async () => {
  await open();
  const { actions, ...session } = aSession({ build: 'f00', configuration: { ...config, siteName: 'Acme' } });
  importFile({ ...session, actions: [...actions, { at: 5, action: { type: 'old/gone' } }] });
  const warnings = await within(panel()).findAllByRole('alert');
  expect(warnings.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('does not recognise 1 action, which has no effect: 3: old/gone'),
    expect.stringContaining('Recorded with build f00'),
    'The configuration differs: siteName',
  ]);
});

it('shows a session up to the action that fails', async () => {
  const { readLanguage } = await open();
  const { actions, ...session } = aSession();
  importFile({ ...session, actions: [...actions, { at: 5, action: { type: 'cart/cartRead' } }] });
  expect(await within(panel()).findByRole('alert')).toHaveTextContent(/^Action 3 \(cart\/cartRead\) failed/);
  expect(readLanguage()).toBe('es');
});

it.each([
  ['what is not JSON', 'no', 'not JSON'],
  ['half a file', JSON.stringify(aSession()).slice(0, 500), 'incomplete'],
  ['a file of a newer version', JSON.stringify({ ...aSession(), version: 2 }), 'a newer version'],
  ['a version that is not a number', JSON.stringify({ ...aSession(), version: '1' }), 'damaged'],
  ['deep nesting', `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 'damaged'],
  ['a prototype', JSON.stringify(aSession()).replace('"initial"', '"__proto__"'), '__proto__'],
  ['another application', '{"payload":[{"type":"todos/added"}]}', 'neither a session'],
  ['actions that are not objects', JSON.stringify({ ...aSession(), actions: [1] }), 'damaged'],
  ['a state that is not an object', JSON.stringify({ ...aSession(), initial: 'x' }), 'damaged'],
])('rejects %s and leaves the session as it is', async (_, text, message) => {
  const { store, liftedStore } = await open();
  const before = [store.getState(), liftedStore.getState()];
  importText(text);
  const alert = await within(panel()).findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(alert).toHaveTextContent('Your session is unchanged.');
  expect([store.getState(), liftedStore.getState()]).toEqual(before);
});

it('ignores metadata of the wrong type', async () => {
  const { readLanguage } = await open();
  const wrong = { build: 1, savedAt: 'never', viewport: 'wide', userAgent: null, report: { id: 1 }, configuration: [] };
  importFile({ ...aSession(), ...wrong });
  await waitFor(() => expect(readLanguage()).toBe('es'));
  expect(panel().textContent).toContain('Session from session.json');
  expect(within(panel()).queryAllByRole('alert')).toEqual([]);
});

it('reports a file that cannot be read', async () => {
  await open();
  const error = new DOMException('gone', 'NotReadableError');
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  const file = new File([''], 'session.json');
  Object.assign(file, { text: () => Promise.reject(error) });
  fireEvent.drop(panel(), { dataTransfer: { files: [file] } });
  expect(await within(panel()).findByRole('alert')).toHaveTextContent('The file could not be read.');
  expect(reported).toHaveBeenCalledWith(error);
});

it('rejects a file of 100 MB without reading it', async () => {
  await open();
  const text = jest.fn();
  const file = Object.assign(new File([''], 'session.json'), { text });
  Object.defineProperty(file, 'size', { value: 100 * 1024 * 1024 });
  fireEvent.drop(panel(), { dataTransfer: { files: [file] } });
  expect(await within(panel()).findByRole('alert')).toHaveTextContent('larger than 64 MB');
  expect(text).not.toHaveBeenCalled();
});

const aRequest = (requestId: string, phase: string, rest: object = {}) => ({
  type: `api/executeQuery/${phase}`,
  meta: { requestId, arg: { endpointName: 'getBrands' }, requestStatus: phase },
  ...rest,
});

const refused = {
  kind: 'http',
  status: 503,
  statusText: '',
  url: '/brands',
  message: 'Try later',
  requestId: 'req-9',
};

it('marks requests that failed, with times and ids, and steps from one to the next', async () => {
  const { user } = await open();
  const session = aSession();
  importFile({
    ...session,
    actions: [
      ...session.actions,
      { at: 100, action: aRequest('a', 'pending') },
      { at: 412, action: aRequest('a', 'rejected', { payload: refused, error: { message: 'Rejected' } }) },
      { at: 500, action: aRequest('b', 'pending') },
      {
        at: 560,
        action: aRequest('b', 'rejected', { payload: { ...refused, kind: 'network', status: 0, message: '' } }),
      },
      { at: 600, action: aRequest('c', 'rejected', { payload: { kind: 'cancelled', status: 0 } }) },
    ],
  });
  await waitFor(() => expect(panel().textContent).toContain('Session from'));
  const current = () => within(panel()).getByRole('button', { current: 'step' }).textContent;
  await user.click(screen.getByRole('button', { name: 'Previous failure' }));
  expect(current()).toMatch(/rejected · getBrands60 msfailed: no answer$/);
  await user.click(screen.getByRole('button', { name: 'Previous failure' }));
  expect(current()).toMatch(/rejected · getBrands312 msfailed: 503$/);
  expect(within(panel()).getAllByRole('alert').at(-1)).toHaveTextContent('Try later');
  expect(panel().textContent).toContain('In the log of the services: req-9');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous failure' }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Next failure' }));
  expect(current()).toMatch(/no answer$/);
});

it('plays faster, and finds actions by what is in them', async () => {
  const { user, readLanguage } = await open();
  const chosen = (at: number, language: Language) => ({ at, action: languageChosen(language) });
  importFile(aSession({ actions: [chosen(0, 'es'), chosen(1600, 'en')] }));
  await waitFor(() => expect(panel().textContent).toContain('Session from'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '8');
  await user.type(screen.getByRole('searchbox', { name: 'Filter actions' }), '"es"');
  const list = within(screen.getByRole('list', { name: 'Actions' }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^1/)]);
  await user.click(list.getByRole('button'));
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  act(() => jest.advanceTimersByTime(199));
  expect(readLanguage()).toBe('es');
  act(() => jest.advanceTimersByTime(1));
  expect(readLanguage()).toBe('en');
});

it('copies an action, and exports without personal data', async () => {
  const { store, user } = await open();
  const copied = catchCopies();
  act(() => void store.dispatch({ type: 'contactDraft/fieldChanged', payload: { email: 'ana@buyer.example' } }));
  await user.click(screen.getByRole('button', { name: 'Copy as JSON' }));
  await screen.findByRole('button', { name: 'Copied' });
  expect(JSON.parse(copied[0] ?? '')).toMatchObject({ payload: { email: 'ana@buyer.example' } });
  const save = catchFiles();
  const text = await save(() => user.click(screen.getByRole('button', { name: 'Export without personal data' })));
  expect(text).not.toContain('ana@buyer.example');
  expect(readSession(text).actions.at(-1)?.action).toMatchObject({ payload: { email: '[removed]' } });
});

it('opens a session at the moment that the address leads to', async () => {
  const { readLanguage, user } = await open('#report=0A1B2C3D&at=1');
  const told = 'This link leads to a moment of report 0A1B2C3D. Import its file.';
  const chosen = (at: number, language: Language) => ({ at, action: languageChosen(language) });
  const actions = [chosen(0, 'es'), chosen(10, 'en')];
  importFile(aSession({ actions, report: { id: 'FFFFFFFF', error: { name: 'Error', message: '' } } }));
  await waitFor(() => expect(panel().textContent).toContain('Report FFFFFFFF'));
  expect([readLanguage(), panel().textContent.includes(told)]).toEqual(['en', true]);
  importFile(aSession({ actions, report: { id: '0A1B2C3D', error: { name: 'Error', message: '' } } }));
  await waitFor(() => expect(panel().textContent).toContain('Report 0A1B2C3D'));
  expect([readLanguage(), panel().textContent.includes(told)]).toEqual(['es', false]);
  const copied = catchCopies();
  await user.click(within(panel()).getByRole('button', { name: /^2/ }));
  await user.click(screen.getByRole('button', { name: 'Copy link to this moment' }));
  await waitFor(() => expect(copied).toEqual([`${window.location.origin}/?qa#report=0A1B2C3D&at=2`]));
});

it('keeps notes on moments, in the list and in the file', async () => {
  const { user } = await open();
  const save = catchFiles();
  await user.click(within(panel()).getByRole('button', { name: /^2/ }));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'English too early');
  await user.click(within(panel()).getByRole('button', { name: /^4/ }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' }).value).toBe('');
  const file = await save(() => user.click(screen.getByRole('button', { name: 'Export' })));
  importText(file);
  await waitFor(() => expect(panel().textContent).toContain('Session from'));
  await user.type(screen.getByRole('searchbox', { name: 'Filter actions' }), 'too early');
  const list = within(screen.getByRole('list', { name: 'Actions' }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^2.*English too early$/),
  ]);
});

it('finds values of the state by path and text', async () => {
  const { user } = await open();
  const field = screen.getByRole('searchbox', { name: 'Find in the state' });
  await user.type(field, 'language.language');
  await waitFor(() => expect(panel().textContent).toContain('$.language.language"zh"'));
  await user.clear(field);
  await user.type(field, 'no such value');
  await waitFor(() => expect(panel().textContent).toContain('Nothing found'));
  await user.type(field, '{Escape}');
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find in the state' }).value).toBe('');
});

it('marks errors of the console, and shows the ids of requests that were answered', async () => {
  const { user } = await open();
  const answered = { baseQueryMeta: { status: 200, requestId: 'req-5' } };
  const request = aRequest('a', 'fulfilled', { payload: [] });
  importFile({
    ...aSession(),
    actions: [
      { at: 0, action: { ...request, meta: { ...request.meta, ...answered } } },
      { at: 9, action: errorLogged({ message: 'It broke\nat the second line' }) },
    ],
  });
  await waitFor(() => expect(panel().textContent).toContain('Session from'));
  expect(within(panel()).getByRole('alert')).toHaveTextContent('It broke at the second line');
  expect(within(panel()).getByRole('button', { current: 'step' })).toHaveTextContent(/console · It broke$/);
  await user.click(within(panel()).getByRole('button', { name: /^1/ }));
  expect(panel().textContent).toContain('In the log of the services: req-5');
});

it('closes with Escape, which first clears the filter', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox', { name: 'Filter actions' }), 'x{Escape}');
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Filter actions' }).value).toBe('');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'QA mode' })).toBeNull();
});
