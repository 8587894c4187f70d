import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { settingsCleared } from '@/features/session/state/sessionSlice';
import { isLanguage, type Language } from '@/shared/i18n/languages';

/** Null while nothing is stored: the configured default applies on screen, `en` in the request header (design §4). */
export type LanguageState = { language: Language | null };

const initialState: LanguageState = { language: null };

const choose = (state: LanguageState, action: PayloadAction<Language>): void => {
  state.language = action.payload;
};

export const languageSlice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    languageChosen: choose,
    languageChosenElsewhere: choose,
    languageRestored: (state, action: PayloadAction<Language | null>) => {
      state.language ??= action.payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(settingsCleared, (state) => {
      state.language = 'es';
    });
  },
  selectors: {
    selectStoredLanguage: (state) => state.language,
    // Design §4: falls back to en if the configured language is invalid.
    selectLanguage: (state, configured: unknown): Language =>
      state.language ?? (isLanguage(configured) ? configured : 'en'),
  },
});

export const { languageChosen, languageChosenElsewhere, languageRestored } = languageSlice.actions;
export const { selectStoredLanguage, selectLanguage } = languageSlice.selectors;
