import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useMatches, useNavigate } from 'react-router';

import type { RouteHandle } from '@/app/routes/lazyScreen';
import { selectClientId } from '@/features/session/state/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths, searchParam } from '@/shared/routing/paths';
import { Icon } from '@/shared/ui/Icon';
import { fieldStyle } from '@/shared/ui/styles';

import { icons } from '../icons';
import { lazyShellPart } from '../lazyShellPart';
import { shellMessages } from '../shellMessages';
import { isSearchShortcut } from './searchShortcut';

/**
 * Ctrl+K, ⌘K and `/` focus the field, unless a dialog is open. Escape in the empty field
 * returns to where they were pressed.
 */
const useShortcuts = (field: RefObject<HTMLInputElement | null>) => {
  useEffect(() => {
    let origin: Element | null = null;
    const listen = (event: KeyboardEvent) => {
      const input = field.current;
      const isLeaving = event.key === 'Escape' && !event.defaultPrevented && input?.value === '';
      if (isLeaving && event.target === input && origin instanceof HTMLElement) origin.focus();
      if (!isSearchShortcut(event) || document.querySelector('[role="dialog"], .MuiModal-root')) return;
      event.preventDefault();
      if (event.target !== input) origin = document.activeElement;
      input?.select();
      input?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [field]);
};

const loadSearch = () => import(/* webpackChunkName: "search-box" */ './ShopSearch');

const ShopSearch = lazyShellPart(async () => (await loadSearch()).ShopSearch);

const SearchList = lazyShellPart(async () => (await loadSearch()).SearchList);

const ScanSearch = lazyShellPart(async () => {
  const { ScanSearch: part } = await import(/* webpackChunkName: "scan-search" */ './ScanSearch');
  return part;
});

/** Whether the browser reads barcodes and the device has a camera. */
const useCanScan = () => {
  const [canScan, setCanScan] = useState(false);
  useEffect(() => {
    if (!('BarcodeDetector' in window && 'mediaDevices' in navigator)) return;
    navigator.mediaDevices.enumerateDevices().then(
      (devices) => setCanScan(devices.some(({ kind }) => kind === 'videoinput')),
      // Without knowing of a camera there is no button; codes can be typed.
      () => undefined,
    );
  }, []);
  return canScan;
};

type LazySearchProps = { field: RefObject<HTMLInputElement | null>; onSearched: (text: string) => void };

/** Search suggestions load when the field is first focused, which may be before the page is hydrated. */
const LazySearch = ({ field, onSearched }: LazySearchProps) => {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const input = field.current;
    const show = () => setIsNeeded(true);
    input?.addEventListener('focus', show, { once: true });
    if (input === document.activeElement) queueMicrotask(show);
    return () => input?.removeEventListener('focus', show);
  }, [field]);
  return isNeeded ? <ShopSearch field={field} List={SearchList} onSearched={onSearched} /> : null;
};

const Field = styled('input')(({ theme }) => ({
  width: '100%',
  height: 40,
  padding: '0 12px 0 40px',
  ...fieldStyle,
  fontSize: '0.9375rem',
  backgroundColor: theme.vars?.palette.background.default,
  appearance: 'none',
  '&::placeholder': { color: theme.vars?.palette.text.secondary, opacity: 1 },
  '&::-webkit-search-cancel-button': { cursor: 'pointer' },
}));

/**
 * A plain form on every page, so that it works before other code has loaded. Suggestions can later be overlaid on the
 * field, inside the same box.
 */
export const SearchForm = () => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const { screen } = (useMatches().at(-1)?.handle ?? {}) as Partial<RouteHandle>;
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const catalogue = paths.catalogue.href({ lang });
  // Other screens use the same parameter for searches of their own.
  const searchText = (screen === 'catalogue' ? new URLSearchParams(search).get(searchParam) : null) ?? '';
  useShortcuts(field);
  const canScan = useCanScan();
  const clientId = useAppSelector(selectClientId);
  const shown = useRef({ searchText, clientId });
  // Cleared when the client changes, as the search was not theirs. What was typed before hydration stays.
  useEffect(() => {
    const { searchText: shownText, clientId: shownFor } = shown.current;
    shown.current = { searchText, clientId };
    const isSame = shownText === searchText && (shownFor === clientId || shownFor === undefined);
    if (field.current && !isSame) field.current.value = searchText;
  }, [searchText, clientId]);

  // Only what was typed: an address may be somebody else's.
  const remember = (text: string) => {
    if (text === searchText) return;
    loadSearch().then(
      ({ rememberSearch }) => dispatch(rememberSearch(text)),
      // Without its code there are no suggestions either, which the field reports when it is focused.
      () => undefined,
    );
  };
  const searchFor = (text: string) => {
    if (field.current) field.current.value = text;
    field.current?.form?.requestSubmit();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = field.current?.value.trim() ?? '';
    if (field.current) field.current.value = text;
    remember(text);
    // The field has it already: what is typed while the results load must stay.
    shown.current = { ...shown.current, searchText: text };
    void navigate(paths.catalogue.href({ lang }, text === '' ? {} : { [searchParam]: text }));
  };
  return (
    <Box
      component="form"
      role="search"
      action={catalogue}
      onSubmit={submit}
      sx={{
        position: 'relative',
        flex: '1 1 120px',
        minWidth: 0,
        maxWidth: { md: 480 },
        ml: { md: 'auto' },
        order: { xs: 2, md: 0 },
      }}
    >
      <Box sx={{ position: 'absolute', left: 10, top: 10, height: 20, color: 'text.secondary', pointerEvents: 'none' }}>
        <Icon d={icons.search} size={20} />
      </Box>
      <Field
        ref={field}
        type="search"
        name={searchParam}
        defaultValue={searchText}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={formatMessage(shellMessages.search)}
        aria-keyshortcuts="/ Control+K Meta+K"
        placeholder={formatMessage(shellMessages.searchHint)}
        sx={canScan ? { pr: '44px' } : undefined}
      />
      {canScan && <ScanSearch onSearch={searchFor} />}
      <LazySearch field={field} onSearched={remember} />
    </Box>
  );
};
