import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useMemo, useRef, useState } from 'react';

import type { CatalogItem } from '@/api/catalogueApi';
import { useGetFeaturesByItemQuery } from '@/api/featuresByItemApi';

import { findAttributes, findMatrix } from './findAttributes';
import { useEntering } from './useUnfolding';
import type { Ordering } from './VariantQuantity';

/**
 * Variants are a table at once. If their features, which come later, make a matrix, it takes the table's place, unless
 * something has been typed by then. `ref` is for the element with the first quantity, in either form.
 */
export const useVariantForm = (items: readonly CatalogItem[], ordering: Ordering, chooserKey?: string) => {
  const { data } = useGetFeaturesByItemQuery(
    items.length > 0 ? items.map(({ catalogId, stockItemId }) => ({ catalogId, stockItemId })) : skipToken,
  );
  const { attributes, found } = useMemo(() => {
    const ids = items.map(({ stockItemId }) => stockItemId);
    const features = Object.fromEntries(items.map(({ key, stockItemId }) => [stockItemId, data?.[key] ?? []]));
    return { attributes: findAttributes(features, ids), found: findMatrix(features, ids) };
  }, [items, data]);
  const hasTyped = items.some(({ key }) => ordering.getText(key) !== '');
  const [isChosen, setIsChosen] = useState(data !== undefined);
  const [staysTable, setStaysTable] = useState(false);
  if (data && !isChosen) {
    setIsChosen(true);
    setStaysTable(hasTyped);
  }
  const enter = useEntering(chooserKey);
  const hadFocus = useRef(false);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      if (hadFocus.current) element.querySelector('input')?.focus();
      else enter(element);
      return () => {
        hadFocus.current = element.contains(document.activeElement);
      };
    },
    [enter],
  );
  return { attributes, matrix: isChosen && !staysTable ? found : null, ref };
};
