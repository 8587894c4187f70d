import { blockedStorage, memoryStorage } from '@/../test/support/builders/memoryStorage';

import { createStoredSettings } from './storedSettings';

it('reads the token as server-env without a browser', () => {
  expect(createStoredSettings(undefined).token()).toBe('server-env');
});

it('reads the token as empty text where none is stored', () => {
  expect(createStoredSettings({ local: memoryStorage() }).token()).toBe('');
  expect(createStoredSettings({ local: memoryStorage({ JWTtoken: 'aaa.bbb.ccc' }) }).token()).toBe('aaa.bbb.ccc');
});

it('snapshots every key at start-up', () => {
  const local = memoryStorage({ visits: '3' });
  const settings = createStoredSettings({ local, session: memoryStorage({ step: '{"at":2}' }) });
  local.setItem('visits', '4');
  expect(settings.readAs('visits', 'integer')).toBe(3);
  expect(settings.readAs('step', 'json')).toEqual({ at: 2 });
});

it('clears all of session storage when one item of it is removed', () => {
  const session = memoryStorage({ one: '1', two: '2' });
  createStoredSettings({ session }).removeFromSession('one');
  expect(session.length).toBe(0);
});

it('survives a session storage that refuses to be cleared', () => {
  const settings = createStoredSettings({ session: blockedStorage() });
  expect(() => settings.removeFromSession('one')).not.toThrow();
});
