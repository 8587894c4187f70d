import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';

import { useAppDispatch } from '@/store/hooks';
import { type CatalogItem, useGetCatalogueItemQuery } from '@/api/catalogueApi';
import { askedItemParam, shownName } from '@/shared/routing/catalogueAddresses';

import { contactDraftSlice } from './contactDraftSlice';
import { formMessages } from './contactMessages';
import { persistDraft } from './useContactDraft';

/** Code and name; poor lists lack one of them, or both. */
const describeItem = (item: CatalogItem): string =>
  [...new Set([item.code?.trim() ?? '', shownName(item)])].filter(Boolean).join(' ') || item.key;

/**
 * Adds the item that the address asks about to the draft, then drops it from the address: what the visitor makes of the
 * text is not undone by a reload.
 */
export const useAskedItem = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const key = new URLSearchParams(search).get(askedItemParam);
  const { currentData } = useGetCatalogueItemQuery(key === null ? skipToken : { key });
  const item = currentData?.state === 'found' ? describeItem(currentData.item) : undefined;
  const subject = formatMessage(formMessages.priceRequest);
  const sentence = item === undefined ? undefined : formatMessage(formMessages.priceRequestOf, { item });
  useEffect(() => {
    if (sentence === undefined) return;
    let isCurrent = true;
    const addToDraft = async () => {
      // The draft of an earlier visit comes first.
      await dispatch(persistDraft());
      if (!isCurrent) return;
      dispatch(contactDraftSlice.actions.priceRequested({ subject, sentence }));
      await navigate(pathname, { replace: true, preventScrollReset: true });
    };
    void addToDraft();
    return () => {
      isCurrent = false;
    };
  }, [dispatch, navigate, pathname, subject, sentence]);
};
