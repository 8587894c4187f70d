import { useEffect } from 'react';

import { useAppSelector } from '@/store/hooks';

const fields = 'input, textarea, select, [contenteditable="true"]';
const gap = 12;
const enteringMs = 400;

const readPixels = (name: string) =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 0;

const place = (region: HTMLElement) => {
  const root = document.documentElement;
  const focused = document.activeElement;
  // In a table, the whole row has to stay visible.
  const field = focused?.matches(fields) ? (focused.closest('tr') ?? focused).getBoundingClientRect() : undefined;
  const notices = region.querySelector('.notifications')?.getBoundingClientRect();
  // Where they stand by default, whichever edge they are at now.
  const bottom = window.innerHeight - readPixels('--bottom-bar') - gap;
  const isCovered =
    field &&
    notices &&
    field.left < notices.width + gap * 2 &&
    field.top < bottom &&
    field.bottom > bottom - notices.height;
  if (isCovered) root.dataset.notices = 'top';
  else delete root.dataset.notices;
};

/** Moves notifications to the top of the window while they would cover the field that has focus. */
export const useKeepFieldClear = (region: HTMLElement) => {
  const { storefront, account } = useAppSelector(({ notifications }) => notifications);
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
