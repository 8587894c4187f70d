import '@/../test/support/browserParts';
import { instrument } from '@redux-devtools/instrument';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';

import en from '@/../locales/en.json';
import { aRuntimeConfig } from '@/../test/support/builders/aRuntimeConfig';
import { someServices } from '@/../test/support/builders/someServices';
import { languageChosen } from '@/features/settings/languageSlice';
import { timeZoneChosen } from '@/features/settings/timeZoneSlice';
import { createAppStore } from '@/store/createAppStore';
import { createTimeTravel } from '@/store/timeTravel';

import { QaPanel } from './QaPanel';
import { toRecorded } from './session/liftedSession';
import { describeSession, type SessionFile } from './session/sessionFile';

const config = aRuntimeConfig({ qa: true });

/** The panel of a tester who has chosen English and then Chinese. */
const open = () => {
  const timeTravel = createTimeTravel(instrument());
  const store = createAppStore({ services: someServices({ config }), timeTravel });
  store.dispatch(languageChosen('en'));
  store.dispatch(timeZoneChosen('Europe/Madrid'));
  store.dispatch(languageChosen('zh'));
  const liftedStore = timeTravel.getLiftedStore();
  if (!liftedStore) throw new Error('nothing records');
  const onClose = jest.fn();
  render(
    <IntlProvider locale="en" messages={en}>
      <QaPanel timeTravel={timeTravel} liftedStore={liftedStore} config={config} onClose={onClose} />
    </IntlProvider>,
  );
  const readLanguage = () => store.getState().language.language;
  return { store, timeTravel, liftedStore, onClose, readLanguage, user: userEvent.setup() };
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

it('shows what was recorded, with its times', () => {
  open();
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
  const { user, readLanguage, timeTravel } = open();
  const [current] = within(panel()).getAllByRole('button', { current: 'step' });
  current?.focus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(readLanguage()).toBe('en');
  expect(timeTravel.isAway()).toBe(true);
  expect(panel().textContent).toContain('Replay: nothing is sent or stored');
  expect(panel().textContent).toContain('$.language.languageBefore: nullAfter: "en"');
  await user.keyboard('{End}');
  expect([readLanguage(), timeTravel.isAway()]).toEqual(['zh', false]);
  await user.keyboard('{Home}');
  await user.click(screen.getByRole('button', { name: 'Back to the present' }));
  expect([readLanguage(), timeTravel.isAway()]).toEqual(['zh', false]);
});

it('steps only through the actions that match the filter', async () => {
  const { user, readLanguage } = open();
  await user.type(screen.getByRole('searchbox', { name: 'Filter actions' }), 'LANGUAGE');
  within(panel()).getByRole('button', { current: 'step' }).focus();
  await user.keyboard('{ArrowUp}');
  expect(readLanguage()).toBe('en');
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No action matches')).toBeTruthy();
});

it('plays at the recorded speed and stops at the end', async () => {
  const { user, readLanguage, timeTravel } = open();
  within(panel()).getByRole('button', { current: 'step' }).focus();
  await user.keyboard('{Home}');
  await user.click(screen.getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(readLanguage()).toBe('zh'));
  expect(timeTravel.isAway()).toBe(false);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Play' }).disabled).toBe(true);
});

it('imports a session, says where it comes from, and returns', async () => {
  const { user, readLanguage } = open();
  importFile(aSession({ report: { id: '0A1B2C3D', error: { name: 'Error', message: 'it <b>broke</b>' } } }));
  await waitFor(() => expect(readLanguage()).toBe('es'));
  expect(panel().textContent).toContain('Session from session.json · Report 0A1B2C3D: it <b>broke</b>');
  expect(within(panel()).queryAllByRole('alert')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Back to the present' }));
  expect(readLanguage()).toBe('zh');
});

it('warns about another build, another configuration, and actions that it does not know', async () => {
  open();
  const { actions, ...session } = aSession({ build: 'f00', configuration: { ...config, siteName: 'Acme' } });
  importFile({ ...session, actions: [...actions, { at: 5, action: { type: 'old/gone' } }] });
  const warnings = await within(panel()).findAllByRole('alert');
  expect(warnings.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('recorded with build f00'),
    'The configuration differs: siteName',
    expect.stringContaining('1 action is unknown here and changes nothing: 3: old/gone'),
  ]);
});

it('shows a session up to the action that fails', async () => {
  const { readLanguage } = open();
  const { actions, ...session } = aSession();
  importFile({ ...session, actions: [...actions, { at: 5, action: { type: 'cart/cartRead' } }] });
  expect(await within(panel()).findByRole('alert')).toHaveTextContent(/^Action 3 \(cart\/cartRead\) failed/);
  expect(readLanguage()).toBe('es');
});

it.each([
  ['what is not JSON', 'no', 'not JSON'],
  ['half a file', JSON.stringify(aSession()).slice(0, 500), 'incomplete'],
  ['a file of a newer version', JSON.stringify({ ...aSession(), version: 2 }), 'A newer version'],
  ['a prototype', JSON.stringify(aSession()).replace('"initial"', '"__proto__"'), '__proto__'],
  ['another application', '{"payload":[{"type":"todos/added"}]}', 'neither a session'],
  ['actions that are none', JSON.stringify({ ...aSession(), actions: [1] }), 'damaged'],
  ['a state that is none', JSON.stringify({ ...aSession(), initial: 'x' }), 'damaged'],
])('rejects %s and leaves the session as it is', async (_, text, message) => {
  const { store, liftedStore } = open();
  const before = [store.getState(), liftedStore.getState()];
  importText(text);
  const alert = await within(panel()).findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(alert).toHaveTextContent('Your session is unchanged.');
  expect([store.getState(), liftedStore.getState()]).toEqual(before);
});

it('shows a file whose particulars are something else', async () => {
  const { readLanguage } = open();
  const wrong = { build: 1, savedAt: 'never', viewport: 'wide', userAgent: null, report: { id: 1 }, configuration: [] };
  importFile({ ...aSession(), ...wrong });
  await waitFor(() => expect(readLanguage()).toBe('es'));
  expect(panel().textContent).toContain('Session from session.json');
  expect(within(panel()).queryAllByRole('alert')).toEqual([]);
});

it('says so when a file cannot be read', async () => {
  open();
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
  open();
  const file = new File([''], 'session.json');
  const text = jest.fn();
  Object.assign(file, { text });
  Object.defineProperty(file, 'size', { value: 100 * 1024 * 1024 });
  const transfer = { dataTransfer: { files: [file] } };
  fireEvent.drop(panel(), transfer);
  expect(await within(panel()).findByRole('alert')).toHaveTextContent('larger than 64 MB');
  expect(text).not.toHaveBeenCalled();
});

it('closes with Escape, which first clears the filter', async () => {
  const { user, onClose } = open();
  await user.type(screen.getByRole('searchbox'), 'x{Escape}');
  expect([screen.getByRole<HTMLInputElement>('searchbox').value, onClose.mock.calls]).toEqual(['', []]);
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});
