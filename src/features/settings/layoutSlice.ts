import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { settingsCleared } from '@/features/session/sessionSlice';
import { findResult } from '@/api/findResult';
import { publicApi } from '@/api/publicApi';
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

/** Only the layout texts, or null for any other shape: a foreign record never reaches the screen. */
export const asLayoutData = (value: unknown): Layout | null => {
  if (typeof value !== 'object' || value === null) return null;
  const record = value as Record<string, unknown>;
  const subTitle = record.aside_sub_title ?? null;
  if (subTitle !== null && typeof subTitle !== 'string') return null;
  if (!textFields.every((field) => typeof record[field] === 'string')) return null;
  const texts = Object.fromEntries(textFields.map((field) => [field, record[field]]));
  const { emptyScreens } = record;
  return {
    ...(texts as Pick<Layout, (typeof textFields)[number]>),
    aside_sub_title: subTitle,
    ...(Array.isArray(emptyScreens) && { emptyScreens: emptyScreens as Layout['emptyScreens'] }),
  };
};

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
