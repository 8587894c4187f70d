import { useEffect } from 'react';

import { selectNotifications } from '@/features/notifications/notificationsSlice';
import { useAppSelector } from '@/store/hooks';

const fields = 'input, textarea, select, [contenteditable="true"]';
const gap = 12;
const enteringMs = 400;

const readPixels = (name: string) =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 0;

/** The default position of each area's notifications. */
const getHomes = (region: HTMLElement) => {
  const measure = (area: string) => region.querySelector(`.notifications-${area}`)?.getBoundingClientRect();
  const storefront = measure('storefront');
  const account = measure('account');
  const { innerHeight, innerWidth } = window;
  const bottom = innerHeight - readPixels('--bottom-bar') - gap;
  const top = readPixels('--top-bar');
  return {
    storefront: storefront && { top: bottom - storefront.height, bottom, left: 0, right: storefront.width + gap * 2 },
    account: account && {
      top,
      bottom: top + account.height,
      left: innerWidth - account.width - gap * 2,
      right: innerWidth,
    },
  };
};

type Place = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

const overlaps = (one: Place, other: Place) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const place = (region: HTMLElement) => {
  const root = document.documentElement;
  const focused = document.activeElement;
  // In a table, the whole row has to stay visible.
  const field = focused?.matches(fields) ? (focused.closest('tr') ?? focused).getBoundingClientRect() : undefined;
  const { storefront, account } = getHomes(region);
  const isBelow = field && storefront && overlaps(field, storefront);
  const isAbove = field && account && overlaps(field, account);
  if (isBelow) root.dataset.notices = 'top';
  else if (isAbove) root.dataset.notices = 'bottom';
  else delete root.dataset.notices;
  // In a narrow window both areas share one edge, so they are stacked.
  const isShared = storefront && account && storefront.right > account.left;
  root.style.setProperty('--notices-top', isShared ? `${account.bottom + gap}px` : 'var(--top-bar)');
  root.style.setProperty('--notices-bottom', isShared && isAbove ? `${account.bottom - account.top + gap}px` : '0px');
};

/** Moves notifications to the other edge of the window while they would cover the field that has focus. */
export const useKeepFieldClear = (region: HTMLElement) => {
  const storefront = useAppSelector((state) => selectNotifications(state, 'storefront'));
  const account = useAppSelector((state) => selectNotifications(state, 'account'));
  useEffect(() => {
    if (storefront.length + account.length === 0) {
      delete document.documentElement.dataset.notices;
      return;
    }
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => place(region));
    };
    const observer = new MutationObserver(update);
    observer.observe(region, { childList: true, subtree: true });
    // Notifications grow while they enter.
    const timer = setTimeout(update, enteringMs);
    update();
    document.addEventListener('focusin', update);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', update);
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [region, storefront, account]);
};
