import { type ComponentType, type RefObject, useId, useState } from 'react';
import { useNavigate } from 'react-router';

import { useAppDispatch } from '@/store/hooks';
import { useGetCatalogueStatusQuery } from '@/api/catalogueApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { isOrderable } from '@/shared/money/prices';
import { toCategoryPlace } from '@/shared/routing/catalogueAddresses';

import { catalogueHref, wholeCatalogue } from '../catalogueAddress';
import { useItemHref } from '../components/useItemPresentation';
import { addToCart } from '../ordering/addToCart';
import { optionId, type SearchListProps } from './SearchList';
import { moveActive, type SearchOption } from './searchOptions';
import { useComboboxRole, useFieldEvents } from './useCombobox';
import { useFindExact, useSuggestions } from './useSuggestions';

export { SearchList } from './SearchList';

/** Navigates to the target of a suggestion. */
const useOpenOption = () => {
  const lang = useLanguage();
  const navigate = useNavigate();
  const getItemHref = useItemHref();
  const getOptionHref = (option: SearchOption, search: string): string => {
    switch (option.kind) {
      case 'item':
        return getItemHref(option.item);
      case 'category':
        return catalogueHref(lang, { ...wholeCatalogue, category: toCategoryPlace(option.category) });
      case 'text':
        return catalogueHref(lang, { ...wholeCatalogue, text: option.text });
      case 'all':
        return catalogueHref(lang, { ...wholeCatalogue, text: search });
    }
  };
  return (option: SearchOption, search: string) => void navigate(getOptionHref(option, search));
};

const arrowSteps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

type SearchBoxProps = { field: RefObject<HTMLInputElement | null>; List: ComponentType<SearchListProps> };

/** Adds suggestions to the search field of the app bar, which still owns the field and the list. */
export const SearchBox = ({ field, List }: SearchBoxProps) => {
  const listId = useId();
  const dispatch = useAppDispatch();
  const openOption = useOpenOption();
  const findExact = useFindExact();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // Focusing the field means a search is likely: preload the catalogue lists.
  useGetCatalogueStatusQuery();
  const { options, status } = useSuggestions(text, isOpen);
  const isShown = isOpen && text !== '' && (options.length > 0 || status !== undefined);
  const chosen = isShown ? options[active] : undefined;

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const choose = (option: SearchOption) => {
    close();
    openOption(option, text);
  };
  const onEnter = async (event: KeyboardEvent) => {
    const isAdding = event.shiftKey;
    if (!chosen && text === '') return;
    event.preventDefault();
    const exact = chosen ? undefined : await findExact(text);
    const item = chosen?.kind === 'item' ? chosen.item : exact;
    if (isAdding && item && isOrderable(item)) void dispatch(addToCart(item, 1));
    else if (chosen) choose(chosen);
    else if (exact) choose({ kind: 'item', key: exact.key, item: exact });
    else field.current?.form?.requestSubmit();
  };
  const onKey = (event: KeyboardEvent) => {
    const step = arrowSteps[event.key];
    if (event.isComposing) return;
    if (event.key === 'Enter') void onEnter(event);
    else if (event.key === 'Escape' && isShown) {
      // The first Escape closes the list, the second clears the field.
      event.preventDefault();
      close();
    } else if (step !== undefined && text !== '') {
      event.preventDefault();
      if (isShown) setActive(moveActive(step, active, options.length));
      else setIsOpen(true);
    }
  };
  useFieldEvents(field, {
    onText: (next) => {
      setText(next);
      setActive(-1);
      setIsOpen(next !== '' && document.activeElement === field.current);
    },
    onKey,
    onFocus: (current) => {
      // The app bar writes to the field too, to show the current search from the URL.
      setText(current);
      setIsOpen(current !== '');
    },
    onBlur: close,
  });
  useComboboxRole(field, {
    listId,
    isOpen: isShown && options.length > 0,
    activeId: chosen && optionId(listId, active),
  });

  if (!isShown) return null;
  return <List id={listId} options={options} active={active} search={text} status={status} onChoose={choose} />;
};
