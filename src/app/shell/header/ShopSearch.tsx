import { type ComponentType, type RefObject, useState } from 'react';

import { SearchBox } from '@/features/catalogue/search/SearchBox';
import type { SearchListProps } from '@/features/catalogue/search/SearchList';

import { usePlaces } from './usePlaces';

export { SearchList } from '@/features/catalogue/search/SearchList';
export { rememberSearch } from '@/features/catalogue/search/useSearchHistory';

type ShopSearchProps = {
  field: RefObject<HTMLInputElement | null>;
  List: ComponentType<SearchListProps>;
  onSearched: (text: string) => void;
};

/** One field for everything: the catalogue, the screens, and a client's orders and lists. */
export const ShopSearch = (props: ShopSearchProps) => {
  const [text, setText] = useState('');
  return <SearchBox {...props} text={text} onText={setText} places={usePlaces(text)} />;
};
