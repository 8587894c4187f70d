import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { StockOf } from '@/api/StockOf';
import { listStockKeys } from '@/shared/stock/availability';
import { framed } from '@/shared/ui/styles';

import { itemMessages } from '../components/itemMessages';
import { searchMessages } from './searchMessages';
import { SearchOptionRow } from './SearchOptionRow';
import type { SearchOption } from './searchOptions';
import type { SuggestionsStatus } from './useSuggestions';

export type SearchListProps = {
  id: string;
  options: readonly SearchOption[];
  active: number;
  search: string;
  status: SuggestionsStatus;
  /** The other language in whose names the items were found. */
  language: string | null;
  onChoose: (option: SearchOption) => void;
  onRemove: (text: string) => void;
};

const panel = {
  position: 'absolute',
  top: 'calc(100% + 6px)',
  left: 0,
  zIndex: 1,
  width: 'max(100%, min(calc(100vw - 32px), 440px))',
  maxHeight: 'calc(100vh - 80px)',
  overflowY: 'auto',
  py: 0.75,
  ...framed,
  boxShadow: 8,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
} as const;

const row = (isActive: boolean) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 40,
  px: 1.5,
  py: 0.75,
  cursor: 'pointer',
  bgcolor: isActive ? 'action.selected' : undefined,
  boxShadow: isActive ? 'inset 3px 0 var(--mui-palette-primary-main)' : undefined,
  '&:hover': { bgcolor: 'action.hover' },
});

const statusLine = { px: 1.5, py: 1 } as const;
// Delayed, because most suggestions arrive before anyone could read a loading message.
const delayedStatusLine = {
  ...statusLine,
  animation: 'appear 0s 200ms backwards',
  '@keyframes appear': { from: { opacity: 0 } },
} as const;

export const optionId = (list: string, at: number): string => `${list}-${at}`;

const startsSection = (option: SearchOption, before: SearchOption | undefined) =>
  ['category', 'place', 'edit', 'done'].includes(option.kind) && before !== undefined && before.kind !== option.kind;

const isMac = () => /^(Mac|iP)/.test(navigator.platform);

const hint = {
  px: 1.5,
  py: 0.75,
  fontSize: '0.8125rem',
  color: 'text.secondary',
  display: { xs: 'none', md: 'block' },
} as const;

type HintsProps = Pick<SearchListProps, 'options' | 'search'>;

/** For those with a keyboard. */
const Hints = ({ options, search }: HintsProps) => {
  const { formatMessage } = useIntl();
  const has = (kind: SearchOption['kind']) => options.some((option) => option.kind === kind);
  const border = options.length > 0 && { borderTop: 1, borderColor: 'divider' };
  if (search !== '') return has('item') && <Box sx={{ ...hint, ...border }}>{formatMessage(searchMessages.hint)}</Box>;
  return (
    <Box sx={{ ...hint, ...border }}>
      {has('past') && <Box>{formatMessage(searchMessages.pastHint)}</Box>}
      {formatMessage(searchMessages.reach, { shortcut: isMac() ? '⌘K' : 'Ctrl+K' })}
    </Box>
  );
};

const pauseMs = 300;

/** Of the items of the list, once typing pauses: every letter brings another list. */
const useStockKeys = (options: readonly SearchOption[]): string[] => {
  const keys = listStockKeys(options.flatMap((option) => ('item' in option ? option.item : []))).join(' ');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(keys), pauseMs);
    return () => clearTimeout(timer);
  }, [keys]);
  return asked === '' ? [] : asked.split(' ');
};

export const SearchList = ({ id, options, active, search, status, language, onChoose, onRemove }: SearchListProps) => {
  const { formatMessage } = useIntl();
  const stockKeys = useStockKeys(options);
  const name = search === '' ? searchMessages.past : searchMessages.suggestions;
  return (
    // Pressing anything in the list must not take the focus from the field.
    <Box
      sx={{ ...panel, display: options.length > 0 || status ? undefined : { xs: 'none', md: 'block' } }}
      onPointerDown={(event) => event.preventDefault()}
    >
      <Box role="status" sx={status === 'loading' ? delayedStatusLine : status || language ? statusLine : undefined}>
        {status && formatMessage(searchMessages[status])}
        {!status && language && <FormattedMessage {...itemMessages.otherLanguage} values={{ language }} />}
      </Box>
      <Box role="listbox" id={id} aria-label={formatMessage(name)} hidden={options.length === 0}>
        <StockOf keys={stockKeys}>
          {options.map((option, at) => (
            <Box
              key={option.key}
              id={optionId(id, at)}
              role="option"
              aria-selected={at === active}
              ref={(element: HTMLElement | null) => {
                if (at === active) element?.scrollIntoView({ block: 'nearest' });
              }}
              onClick={() => onChoose(option)}
              sx={{
                ...row(at === active),
                ...(startsSection(option, options[at - 1]) && { borderTop: 1, borderColor: 'divider' }),
              }}
            >
              <SearchOptionRow option={option} search={search} onRemove={onRemove} />
            </Box>
          ))}
        </StockOf>
      </Box>
      <Hints options={options} search={search} />
    </Box>
  );
};
