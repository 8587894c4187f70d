import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

import { isSessionEnd } from '@/features/session/state/sessionSlice';
import type { Language } from '@/shared/i18n/languages';

import { areaRules, type NotificationArea } from './areaRules';

export type MessageValue = string | number | boolean | null;

/** A message id with values, or the server's own text: never a rendered sentence, so that it follows the language. */
export type NotificationMessage =
  | { kind: 'message'; id: string; values?: Record<string, MessageValue> }
  | { kind: 'serverText'; text: string; html?: boolean };

export type NotificationStyle = 'success' | 'error' | 'warning' | 'info';

type OrderReference = { catalogId: number; orderId: number };
type QuoteReference = { catalogId: number; quoteId: number };

export type Notification = {
  id: string;
  message: NotificationMessage;
  style: NotificationStyle;
  duration: number;
  /** Names of what the message is about, newest first; repeating the message adds to them instead of another notice. */
  items?: string[];
  /** A language that could not be loaded, and that a button tries again. */
  language?: Language;
  /** An order to which a link leads. */
  order?: OrderReference;
  quote?: QuoteReference;
  /** A link leads to what waits for approval. */
  isAboutApprovals?: true;
  /** How often it was repeated; each repetition restarts its full display time. */
  repeats?: number;
};

export type NotificationsState = Record<NotificationArea, Notification[]>;

type Shown = { area: NotificationArea; notification: Notification };
type ToShow = {
  area: NotificationArea;
  message: NotificationMessage;
  style: NotificationStyle;
  duration?: number;
  items?: string[];
  language?: Language;
  order?: OrderReference;
  quote?: QuoteReference;
  isAboutApprovals?: true;
};

const maxItems = 500;

const initialState: NotificationsState = { storefront: [], account: [] };

const asPlainText = (message: NotificationMessage): NotificationMessage =>
  message.kind === 'serverText' ? { kind: 'serverText', text: message.text } : message;

const isDuplicate = (one: Notification, other: Notification): boolean =>
  one.style === other.style && JSON.stringify(one.message) === JSON.stringify(other.message);

const repeat = (shown: Notification, items: readonly string[]) => {
  if (items.length === 0) return;
  shown.items = [...new Set([...items, ...(shown.items ?? [])])].slice(0, maxItems);
  shown.repeats = (shown.repeats ?? 0) + 1;
};

export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notificationShown: {
      reducer: (state, { payload: { area, notification } }: PayloadAction<Shown>) => {
        const rules = areaRules[area];
        const queue = state[area];
        const same = rules.duplicates ? undefined : queue.find((shown) => isDuplicate(shown, notification));
        if (same) {
          repeat(same, notification.items ?? []);
          return;
        }
        if (rules.newestOnTop) queue.unshift(notification);
        else queue.push(notification);
        // Over the limit, drop the oldest: a new event matters more than one already seen.
        if (queue.length > rules.atOnce)
          queue.splice(rules.newestOnTop ? rules.atOnce : 0, queue.length - rules.atOnce);
      },
      prepare: ({
        area,
        message,
        style,
        duration = areaRules[area].duration,
        items,
        language,
        order,
        quote,
        isAboutApprovals,
      }: ToShow) => ({
        payload: {
          area,
          notification: {
            id: nanoid(),
            message: areaRules[area].html ? message : asPlainText(message),
            style,
            duration,
            ...(items && items.length > 0 && { items }),
            ...(language && { language }),
            ...(order && { order }),
            ...(quote && { quote }),
            ...(isAboutApprovals && { isAboutApprovals }),
          },
        } satisfies Shown,
      }),
    },
    notificationDismissed: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.storefront = state.storefront.filter(({ id }) => id !== payload.id);
      state.account = state.account.filter(({ id }) => id !== payload.id);
    },
  },
  extraReducers: (builder) => {
    // Notices name the client's items and orders.
    builder.addMatcher(isSessionEnd, () => initialState);
  },
  selectors: {
    selectNotifications: (state, area: NotificationArea) => state[area],
  },
});

export const { notificationShown, notificationDismissed } = notificationsSlice.actions;
export const { selectNotifications } = notificationsSlice.selectors;

type OwnMessage = { id: string };
type Values = Record<string, MessageValue>;

const toMessage = ({ id }: OwnMessage, values?: Values): NotificationMessage => ({
  kind: 'message',
  id,
  ...(values && { values }),
});

/** A message of the application in the storefront area. */
export const storefrontNotice = (message: OwnMessage, style: NotificationStyle, values?: Values) =>
  notificationShown({ area: 'storefront', message: toMessage(message, values), style });

/** The same for items: repeated messages share one notification, which names all of them. */
export const storefrontItemNotice = (message: OwnMessage, style: NotificationStyle, items: string[]) =>
  notificationShown({ area: 'storefront', message: toMessage(message), style, items });

/** A message of the application in the account area. */
export const accountNotice = (message: OwnMessage, style: NotificationStyle, values?: Values) =>
  notificationShown({ area: 'account', message: toMessage(message, values), style });
