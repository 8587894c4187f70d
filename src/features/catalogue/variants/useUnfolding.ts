import { type KeyboardEvent, useCallback } from 'react';
import { useLocation } from 'react-router';

import { useAppDispatch, useAppSelector } from '@/store/hooks';

import { familyToggled, selectIsUnfolded } from '../state/catalogueSlice';

const chooserId = (key: string) => `choose-${key}`;

/** Whether the variants of an item are shown in place. The list still shows them when the buyer comes back to it. */
export const useUnfolding = (key: string) => {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const list = pathname + search;
  const isOpen = useAppSelector((state) => selectIsUnfolded(state, list, key));
  const toggle = () => void dispatch(familyToggled({ list, key }));
  return {
    isOpen,
    toggle,
    /** Links the control that unfolds the variants with the element that contains them. */
    chooserId: chooserId(key),
    panelId: `variants-of-${key}`,
    closeOnEscape: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
      toggle();
      document.getElementById(chooserId(key))?.focus();
    },
  };
};

/**
 * For a ref of the element with the variants: brings them into view, and the focus to the first quantity, unless the buyer
 * has gone elsewhere meanwhile. On a touch screen, focusing a field would cover the page with the keyboard.
 */
export const useEntering = (key: string | undefined) =>
  useCallback(
    (element: HTMLElement) => {
      if (key === undefined || document.activeElement?.id !== chooserId(key)) return;
      element.scrollIntoView({ block: 'nearest' });
      if (!window.matchMedia('(hover: none)').matches) element.querySelector('input')?.focus();
    },
    [key],
  );
