import { settingsCleared } from '@/features/session/state/sessionSlice';

import {
  languageChosen,
  languageChosenElsewhere,
  languageRestored,
  languageSlice,
  selectLanguage,
  selectStoredLanguage,
} from './languageSlice';

const { reducer } = languageSlice;
const nothingStored = reducer(undefined, { type: '@@INIT' });

it('starts with no stored language', () => {
  expect(selectStoredLanguage({ language: nothingStored })).toBeNull();
});

it.each([
  ['zh', 'zh'],
  ['fr', 'en'],
  [undefined, 'en'],
] as const)('shows %s as configured in %s while nothing is stored', (configured, shown) => {
  expect(selectLanguage({ language: nothingStored }, configured)).toBe(shown);
});

it('prefers the stored language once it is set', () => {
  const chosen = reducer(nothingStored, languageChosen('zh'));
  expect(selectLanguage({ language: chosen }, 'es')).toBe('zh');
  expect(reducer(chosen, languageRestored('en'))).toBe(chosen);
  expect(reducer(chosen, languageChosenElsewhere('en'))).toEqual({ language: 'en' });
});

it('restores the stored language', () => {
  expect(reducer(nothingStored, languageRestored('en'))).toEqual({ language: 'en' });
});

it('resets to es when the settings are cleared', () => {
  expect(reducer({ language: 'zh' }, settingsCleared())).toEqual({ language: 'es' });
});
