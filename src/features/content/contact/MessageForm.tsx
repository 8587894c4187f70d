import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';

import { useAppDispatch } from '@/store/hooks';
import { type CatalogItem, useGetCatalogueItemQuery } from '@/api/catalogueApi';
import { cutText } from '@/shared/lib/plainText';
import {
  maxSearchedTextLength,
  pricedItemParam,
  searchedTextParam,
  shownName,
} from '@/shared/routing/catalogueAddresses';

import { contactDraftSlice } from '../state/contact/contactDraftSlice';
import { ContactForm } from './ContactForm';
import { formMessages } from './contactMessages';
import { persistDraft } from './useContactDraft';

/** Code and name; in poor data one or both may be missing. */
const describeItem = (item: CatalogItem): string =>
  [...new Set([item.code?.trim() ?? '', shownName(item)])].filter(Boolean).join(' ') || item.key;

/**
 * Adds the item or the words that the address names to the draft, then removes them from the address, so that a reload
 * does not undo the visitor's changes to the text.
 */
const useRequestedItem = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const key = params.get(pricedItemParam);
  const wanted = cutText(params.get(searchedTextParam)?.trim() ?? '', maxSearchedTextLength);
  const { currentData } = useGetCatalogueItemQuery(key === null ? skipToken : { key });
  const item = currentData?.state === 'found' ? describeItem(currentData.item) : undefined;
  const subject = formatMessage(wanted ? formMessages.itemRequest : formMessages.priceRequest);
  const priceRequest = item === undefined ? undefined : formatMessage(formMessages.priceRequestOf, { item });
  const sentence = wanted ? formatMessage(formMessages.itemRequestOf, { text: wanted }) : priceRequest;
  useEffect(() => {
    if (sentence === undefined) return;
    // Restore the draft of an earlier visit first.
    dispatch(persistDraft());
    dispatch(contactDraftSlice.actions.itemRequested({ subject, sentence }));
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [dispatch, navigate, pathname, subject, sentence]);
};

export const MessageForm = () => {
  useRequestedItem();
  return <ContactForm form="message" />;
};
