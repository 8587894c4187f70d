import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';

import { useAppDispatch } from '@/store/hooks';
import { type CatalogItem, useGetCatalogueItemQuery } from '@/api/catalogueApi';
import { requestedItemParam, shownName } from '@/shared/routing/catalogueAddresses';

import { contactDraftSlice } from './contactDraftSlice';
import { formMessages } from './contactMessages';
import { persistDraft } from './useContactDraft';

/** Code and name; in poor data one or both may be missing. */
const describeItem = (item: CatalogItem): string =>
  [...new Set([item.code?.trim() ?? '', shownName(item)])].filter(Boolean).join(' ') || item.key;

/**
 * Adds the item named in the address to the draft, then removes it from the address, so that a reload does not undo the
 * visitor's changes to the text.
 */
export const useRequestedItem = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const key = new URLSearchParams(search).get(requestedItemParam);
  const { currentData } = useGetCatalogueItemQuery(key === null ? skipToken : { key });
  const item = currentData?.state === 'found' ? describeItem(currentData.item) : undefined;
  const subject = formatMessage(formMessages.priceRequest);
  const sentence = item === undefined ? undefined : formatMessage(formMessages.priceRequestOf, { item });
  useEffect(() => {
    if (sentence === undefined) return;
    // Restore the draft of an earlier visit first.
    dispatch(persistDraft());
    dispatch(contactDraftSlice.actions.priceRequested({ subject, sentence }));
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [dispatch, navigate, pathname, subject, sentence]);
};
