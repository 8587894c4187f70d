import { isAnyOf } from '@reduxjs/toolkit';

import type { AppStartListening } from '@/store/appTypes';
import { baseApi, tagTypes } from '@/api/baseApi';

import { languageChosen, languageChosenElsewhere, selectStoredLanguage } from './state/languageSlice';

/** Refetches language-dependent data when the language changes. */
export const registerLanguageListeners = (startListening: AppStartListening) => {
  startListening({
    matcher: isAnyOf(languageChosen, languageChosenElsewhere),
    effect: (_action, listener) => {
      if (selectStoredLanguage(listener.getState()) === selectStoredLanguage(listener.getOriginalState())) return;
      listener.dispatch(baseApi.util.invalidateTags([...tagTypes]));
    },
  });
};
