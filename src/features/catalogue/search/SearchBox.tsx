import { type ComponentType, type RefObject, useId, useState } from 'react';
import { useNavigate } from 'react-router';

import { selectGetQuantityRule } from '@/features/cart/state/quantityRules';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useGetCatalogueStatusQuery } from '@/api/catalogueApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { isOrderable } from '@/shared/money/prices';
import { placeHref, toCategoryPlace } from '@/shared/routing/catalogueAddresses';

import { useItemHref } from '../components/useItemPresentation';
import { addToCart } from '../state/addToCart';
import { optionId, type SearchListProps } from './SearchList';
import { moveActive, type Place, type SearchOption, toHistoryOptions } from './searchOptions';
import { type AddOption, useFindAdditions } from './useAddCommand';
import { useComboboxRole, useFieldEvents } from './useCombobox';
import { useSearchHistory } from './useSearchHistory';
import { useFindExact, useSuggestions } from './useSuggestions';

const arrowSteps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

type SearchBoxProps = {
  field: RefObject<HTMLInputElement | null>;
  List: ComponentType<SearchListProps>;
  text: string;
  /** What the text finds besides the catalogue. */
  places: readonly Place[];
  onText: (text: string) => void;
  /** A text was searched for otherwise than by submitting the form. */
  onSearched: (text: string) => void;
};

const fill = (input: HTMLInputElement | null, text: string) => {
  if (input) input.value = text;
};

/** Adds suggestions to the search field of the app bar, which still owns the field and the list. */
export const SearchBox = ({ field, List, text, places, onText, onSearched }: SearchBoxProps) => {
  const listId = useId();
  const lang = useLanguage();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const getItemHref = useItemHref();
  const findExact = useFindExact();
  const findAdditions = useFindAdditions();
  const getRule = useAppSelector(selectGetQuantityRule);
  const history = useSearchHistory();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [isEditing, setIsEditing] = useState(false);
  // Focusing the field means a search is likely: preload the catalogue lists.
  useGetCatalogueStatusQuery();
  const suggestions = useSuggestions(text, places, isOpen);
  const { options, status, language } =
    text === ''
      ? { options: toHistoryOptions(history.searches, isEditing), status: undefined, language: null }
      : suggestions;
  const isShown = isOpen && (text === '' || options.length > 0 || status !== undefined);
  const chosen = isShown ? options[active] : undefined;

  const edit = (next: boolean) => {
    setIsEditing(next);
    setActive(-1);
  };
  const close = () => {
    setIsOpen(false);
    edit(false);
  };
  const write = (next: string) => {
    fill(field.current, next);
    onText(next);
  };
  const submit = (searched: string) => {
    write(searched);
    field.current?.form?.requestSubmit();
  };
  /** Leaves the field ready for the next line. */
  const add = ({ item, quantity }: AddOption) => {
    void dispatch(addToCart([{ item, quantity }]));
    write('');
  };
  const choose = (option: SearchOption) => {
    if (option.kind === 'remove') {
      history.remove(option.text);
      return;
    }
    if (option.kind === 'edit' || option.kind === 'done') {
      edit(option.kind === 'edit');
      return;
    }
    close();
    switch (option.kind) {
      case 'add':
        add(option);
        break;
      case 'item':
        void navigate(getItemHref(option.item));
        break;
      case 'category':
        void navigate(placeHref(lang, toCategoryPlace(option.category)));
        break;
      case 'place':
        void navigate(option.place.href);
        break;
      case 'all':
        submit(text);
        break;
      case 'text':
      case 'past':
        submit(option.text);
        break;
      case 'forget':
        history.clear();
    }
  };
  const onEnter = async (event: KeyboardEvent) => {
    const isAdding = event.shiftKey;
    if (!chosen && text === '') return;
    event.preventDefault();
    if (chosen && !(isAdding && chosen.kind === 'item')) {
      choose(chosen);
      return;
    }
    const additions = chosen ? [] : await findAdditions(text);
    const [addition] = additions;
    if (addition) {
      if (additions.length === 1 && addition.asked === undefined) choose(addition);
      else setActive(0);
      return;
    }
    const item = chosen?.item ?? (await findExact(text));
    if (isAdding && item && isOrderable(item)) void dispatch(addToCart([{ item, quantity: getRule(item).least }]));
    else if (item) {
      if (!chosen) onSearched(text);
      choose({ kind: 'item', key: item.key, item });
    } else field.current?.form?.requestSubmit();
  };
  const onKey = (event: KeyboardEvent) => {
    const step = arrowSteps[event.key];
    if (event.isComposing) return;
    if (event.key === 'Enter') void onEnter(event);
    else if (event.key === 'Delete' && chosen?.kind === 'past') {
      event.preventDefault();
      history.remove(chosen.text);
    } else if (event.key === 'Escape' && isShown) {
      // The first Escape closes the list, the second clears the field.
      event.preventDefault();
      close();
    } else if (step !== undefined) {
      event.preventDefault();
      if (isShown) setActive(moveActive(step, active, options.length));
      else setIsOpen(true);
    }
  };
  useFieldEvents(field, {
    onText: (next) => {
      onText(next);
      edit(false);
      setIsOpen(document.activeElement === field.current);
    },
    onKey,
    onFocus: (current) => {
      // The app bar writes to the field too, to show the current search from the URL.
      onText(current);
      setIsOpen(true);
    },
    onBlur: close,
  });
  useComboboxRole(field, {
    listId,
    isOpen: isShown && options.length > 0,
    activeId: chosen && optionId(listId, active),
  });

  if (!isShown) return null;
  return (
    <List
      id={listId}
      options={options}
      active={active}
      search={text}
      status={status}
      language={language}
      onChoose={choose}
      onRemove={history.remove}
    />
  );
};
