import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';

import { settingsCleared } from '@/features/session/state/sessionSlice';
import { findResult } from '@/api/findResult';
import { publicApi } from '@/api/publicApi';
import { parseAs } from '@/shared/lib/storedSchemas';
import type { Layout } from '@/contracts/public';

const textFields = [
  'aside_button',
  'aside_title',
  'card_action_button',
  'card_action_title',
  'step_one',
  'step_two',
  'step_three',
  'step_title',
  'title_highlighted',
  'title_offer',
  'title_recent',
] as const satisfies Exclude<keyof Layout, 'aside_sub_title'>[];

const noScreens: readonly string[] = [];

/** A text that could not be read is empty: the built-in one replaces it. */
export const nonEmptyText = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

const layoutSchema = v.object({
  ...v.entriesFromList(textFields, v.string()),
  aside_sub_title: v.nullish(v.string(), null),
  emptyScreens: v.fallback(v.optional(v.custom<NonNullable<Layout['emptyScreens']>>(Array.isArray)), undefined),
});

/** Only the layout texts, or null for any other shape: a foreign record never reaches the screen. */
export const asLayoutData = (value: unknown): Layout | null => parseAs(layoutSchema, value) ?? null;

export type LayoutState = { layoutData: Layout | null };

const initialState: LayoutState = { layoutData: null };

export const layoutSlice = createSlice({
  name: 'layout',
  initialState,
  reducers: {
    // The stored copy is a fallback until the service responds, and never overwrites the response.
    layoutRestored: (state, action: PayloadAction<Layout | null>) => {
      state.layoutData ??= asLayoutData(action.payload);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(settingsCleared, () => initialState);
    builder.addDefaultCase((state, action) => {
      const found = asLayoutData(findResult(action, publicApi.endpoints.getLayout));
      if (found) state.layoutData = found;
    });
  },
  selectors: {
    selectLayoutData: (state) => state.layoutData,
    /** Screens known to have no content: no menu links to them. */
    selectEmptyScreens: (state): readonly string[] => state.layoutData?.emptyScreens ?? noScreens,
  },
});

export const { layoutRestored } = layoutSlice.actions;
export const { selectLayoutData, selectEmptyScreens } = layoutSlice.selectors;
