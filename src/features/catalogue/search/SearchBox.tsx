import { useId, useState, type RefObject } from 'react';
import { useGetCatalogueStatusQuery } from '@/api/catalogueApi';
import { useAppDispatch } from '@/store/hooks';
import { addToCart } from '../ordering/addToCart';
import { optionId, SearchList } from './SearchList';
import { movedBy, type SearchOption } from './searchOptions';
import { useComboboxRole, useFieldEvents } from './useCombobox';
import { useFindExact } from './useFindExact';
import { useOpenOption } from './useOpenOption';
import { useSuggestions } from './useSuggestions';

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Adds suggestions to the search field of the app bar, which still owns the field. */
export const SearchBox = ({ field }: { field: RefObject<HTMLInputElement | null> }) => {
  const listId = useId();
  const dispatch = useAppDispatch();
  const openOption = useOpenOption();
  const findExact = useFindExact();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // Focusing the field means a search is likely: preload the catalogue lists.
  useGetCatalogueStatusQuery();
  const { options, said } = useSuggestions(text, isOpen);
  const isShown = isOpen && text !== '' && (options.length > 0 || said !== undefined);
  const chosen = isShown ? options[active] : undefined;

  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };
  const choose = (option: SearchOption) => {
    close();
    openOption(option, text);
  };
  const enter = async (event: KeyboardEvent) => {
    const isAdding = event.shiftKey;
    if (!chosen && text === '') return;
    event.preventDefault();
    const exact = chosen ? undefined : await findExact(text);
    const item = chosen?.kind === 'item' ? chosen.item : exact;
    if (isAdding && item) void dispatch(addToCart(item, 1));
    else if (chosen) choose(chosen);
    else if (exact) choose({ kind: 'item', key: exact.key, item: exact });
    else field.current?.form?.requestSubmit();
  };
  const onKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.isComposing) return;
    if (event.key === 'Enter') void enter(event);
    else if (event.key === 'Escape' && isShown) {
      // The first Escape closes the list, the second clears the field.
      event.preventDefault();
      close();
    } else if (step !== undefined && text !== '') {
      event.preventDefault();
      if (isShown) setActive(movedBy(step, active, options.length));
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
    onFocus: (now) => {
      // The app bar writes to the field too, to show the current search from the URL.
      setText(now);
      setIsOpen(now !== '');
    },
    onLeave: close,
  });
  useComboboxRole(field, {
    listId,
    isOpen: isShown && options.length > 0,
    activeId: chosen && optionId(listId, active),
  });

  if (!isShown) return null;
  return <SearchList id={listId} options={options} active={active} search={text} said={said} onChoose={choose} />;
};
