import fc from 'fast-check';

import { clientSignedOut } from '@/features/session/state/sessionSlice';

import { areaRules } from './areaRules';
import {
  notificationDismissed,
  notificationShown,
  notificationsSlice,
  selectNotifications,
  storefrontItemNotice,
} from './notificationsSlice';

const { reducer } = notificationsSlice;
const none = reducer(undefined, { type: '@@INIT' });

const showText = (area: 'storefront' | 'account', text: string) =>
  notificationShown({ area, message: { kind: 'serverText', text }, style: 'info' });

const showTexts = (area: 'storefront' | 'account', texts: string[]) =>
  texts.map((text) => showText(area, text)).reduce(reducer, none);

const getTexts = (state: typeof none, area: 'storefront' | 'account') =>
  selectNotifications({ notifications: state }, area).map(({ message }) =>
    message.kind === 'serverText' ? message.text : message.id,
  );

describe('the storefront area', () => {
  it('shows up to four, newest last, and drops the oldest', () => {
    expect(getTexts(showTexts('storefront', ['a', 'b', 'c', 'd', 'e']), 'storefront')).toEqual(['b', 'c', 'd', 'e']);
  });

  it('ignores duplicates', () => {
    const first = showTexts('storefront', ['a', 'b']);
    expect(reducer(first, showText('storefront', 'a'))).toBe(first);
  });

  it('adds the items of a repeated message to the one that is shown', () => {
    const updated = (...items: string[]) => storefrontItemNotice({ id: 'cart.item.updated' }, 'success', items);
    const state = [updated('Screw'), updated('Hinge'), updated('Screw')].reduce(reducer, none);
    expect(state.storefront).toMatchObject([{ items: ['Screw', 'Hinge'], repeats: 2 }]);
    expect(reducer(state, storefrontItemNotice({ id: 'cart.item.updated' }, 'success', []))).toBe(state);
  });

  it('does not treat the same text in another style as a duplicate', () => {
    const error = notificationShown({
      area: 'storefront',
      message: { kind: 'serverText', text: 'a' },
      style: 'error',
    });
    expect(getTexts(reducer(showTexts('storefront', ['a']), error), 'storefront')).toEqual(['a', 'a']);
  });

  it('shows notices for 5 seconds and allows HTML', () => {
    const message = { kind: 'serverText', text: '<b>a</b>', html: true } as const;
    const { notification } = notificationShown({ area: 'storefront', message, style: 'info' }).payload;
    expect(notification).toMatchObject({ duration: 5000, message });
  });
});

describe('the account area', () => {
  it('shows up to five, newest first, and drops the oldest', () => {
    const state = showTexts('account', ['a', 'b', 'c', 'd', 'e', 'f']);
    expect(getTexts(state, 'account')).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  it('allows duplicates', () => {
    expect(getTexts(showTexts('account', ['a', 'a']), 'account')).toEqual(['a', 'a']);
  });

  it('shows notices for a minute and renders HTML as text', () => {
    const message = { kind: 'serverText', text: '<b>a</b>', html: true } as const;
    const { notification } = notificationShown({ area: 'account', message, style: 'info' }).payload;
    expect(notification).toMatchObject({ duration: 60000, message: { kind: 'serverText', text: '<b>a</b>' } });
    expect(notification.message).not.toHaveProperty('html');
  });
});

it('respects a custom duration', () => {
  const message = { kind: 'message', id: 'session.closed' } as const;
  const { notification } = notificationShown({ area: 'account', message, style: 'info', duration: 10 }).payload;
  expect(notification.duration).toBe(10);
});

it('dismisses a notice by id in any area', () => {
  const shown = showTexts('account', ['a', 'b']);
  const [newest] = shown.account;
  expect(getTexts(reducer(shown, notificationDismissed({ id: newest!.id })), 'account')).toEqual(['a']);
});

it('never breaks the rules of an area, whatever is shown', () => {
  const words = fc.array(
    fc.tuple(fc.constantFrom('storefront', 'account'), fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')),
  );
  fc.assert(
    fc.property(words, (shown) => {
      const state = shown.map(([area, text]) => showText(area, text)).reduce(reducer, none);
      for (const area of ['storefront', 'account'] as const) {
        const texts = getTexts(state, area);
        const shownTexts = shown.filter(([where]) => where === area).map(([, text]) => text);
        expect(texts.length).toBeLessThanOrEqual(areaRules[area].atOnce);
        if (shownTexts.length > 0) expect(texts).toContain(shownTexts.at(-1));
      }
      expect(new Set(getTexts(state, 'storefront')).size).toBe(state.storefront.length);
      expect(getTexts(state, 'account')).toEqual(
        shown
          .filter(([where]) => where === 'account')
          .map(([, text]) => text)
          .reverse()
          .slice(0, 5),
      );
    }),
  );
});

it('drops the notices of a client who signs out', () => {
  expect(reducer(showTexts('account', ['Order 12 was placed']), clientSignedOut())).toEqual(none);
});
