import { recordConsoleErrors, toMessage } from './consoleErrors';

it.each([
  [['It broke'], 'It broke'],
  [['%s is no %s', 'x', 'y', 'at once'], 'x is no y at once'],
  [[new TypeError('no list')], 'TypeError: no list'],
  [['state', { a: 1 }, undefined], 'state {"a":1} undefined'],
  [['100 %s'], '100 %s'],
  [['no answer of /reset?token=abc'], 'no answer of /reset?token=[removed]'],
  [['refused', { authorization: 'Bearer eyJhbG.eyJzdWI.c2ln' }], 'refused {"authorization":"Bearer [removed]"}'],
])('writes %j as the console does', (values, message) => expect(toMessage(values)).toBe(message));

it('writes what refers to itself by its kind', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  expect(toMessage([circle])).toBe('[object Object]');
});

it('records errors of the console and of the page, after the console has shown them', () => {
  jest.useFakeTimers();
  const shown = jest.spyOn(console, 'error').mockReturnValue();
  const dispatched: unknown[] = [];
  recordConsoleErrors(((action: unknown) => dispatched.push(action)) as never);
  const { error } = console;
  error('It broke');
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('thrown') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'refused' }));
  expect([shown.mock.calls, dispatched]).toEqual([[['It broke']], []]);
  jest.runAllTimers();
  expect(dispatched).toMatchObject(
    ['It broke', 'Error: thrown', 'refused'].map((message) => ({ payload: { message } })),
  );
});
