import { useEffect, useState, type RefObject } from 'react';
import { latePart } from './latePart';

const SearchBox = latePart(async () => {
  const { SearchBox: part } = await import(
    /* webpackChunkName: "search-box" */ '@/features/catalogue/search/SearchBox'
  );
  return part;
});

/** Search suggestions load when the field is first focused. */
export const LateSearchBox = ({ field }: { field: RefObject<HTMLInputElement | null> }) => {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const input = field.current;
    const need = () => setIsNeeded(true);
    input?.addEventListener('focus', need, { once: true });
    return () => input?.removeEventListener('focus', need);
  }, [field]);
  return isNeeded ? <SearchBox field={field} /> : null;
};
