import { settingsCleared } from '@/features/session/state/sessionSlice';

import { timeZoneOptions } from './timeZones';
import {
  selectStoredTimeZone,
  selectTimeZone,
  selectTimeZoneOffset,
  timeZoneChosen,
  timeZoneSlice,
} from './timeZoneSlice';

const { reducer } = timeZoneSlice;
const nothingStored = reducer(undefined, { type: '@@INIT' });

it('defaults to America/Nueva_York', () => {
  expect(selectStoredTimeZone({ timeZone: nothingStored })).toBe('');
  expect(selectTimeZone({ timeZone: nothingStored })).toBe('America/Nueva_York');
});

it.each([
  ['America/Nueva_York', -4],
  ['America/Caracas', -4],
  ['America/Argentina/Buenos_Aires', -3],
  ['Europe/Madrid', -4],
  ['toString', -4],
])('offsets %s by %d hours', (zone, hours) => {
  expect(selectTimeZoneOffset({ timeZone: reducer(nothingStored, timeZoneChosen(zone)) })).toBe(hours);
});

it('lists each zone by its name', () => {
  expect(timeZoneOptions).toContainEqual({ text: 'America/Caracas', value: 'America/Caracas' });
  expect(timeZoneOptions).toHaveLength(3);
});

it('resets the zone when the settings are cleared', () => {
  expect(reducer({ zone: 'America/Caracas' }, settingsCleared())).toEqual(nothingStored);
});
