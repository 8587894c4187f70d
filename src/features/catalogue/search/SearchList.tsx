import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { SearchOptionRow } from './SearchOptionRow';
import { searchMessages } from './searchMessages';
import type { SearchOption } from './searchOptions';
import type { Said } from './useSuggestions';

type SearchListProps = {
  id: string;
  options: readonly SearchOption[];
  active: number;
  search: string;
  said: Said;
  onChoose: (option: SearchOption) => void;
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
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
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

const told = { px: 1.5, py: 1 } as const;
// Delayed, because most suggestions arrive before anyone could read a loading message.
const unhurried = {
  ...told,
  animation: 'said 0s 200ms backwards',
  '@keyframes said': { from: { opacity: 0 } },
} as const;

export const optionId = (list: string, at: number): string => `${list}-${at}`;

const isSectioned = (option: SearchOption, before: SearchOption | undefined) =>
  option.kind === 'category' && before?.kind !== 'category';

export const SearchList = ({ id, options, active, search, said, onChoose }: SearchListProps) => {
  const { formatMessage } = useIntl();
  const small = { px: 1.5, py: 0.75, fontSize: '0.8125rem', color: 'text.secondary' } as const;
  return (
    // Pressing anything in the list must not take the focus from the field.
    <Box sx={panel} onPointerDown={(event) => event.preventDefault()}>
      <Box role="status" sx={said && (said === 'loading' ? unhurried : told)}>
        {said && <FormattedMessage {...searchMessages[said]} />}
      </Box>
      <Box role="listbox" id={id} aria-label={formatMessage(searchMessages.suggestions)} hidden={options.length === 0}>
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
              ...(isSectioned(option, options[at - 1]) && { borderTop: 1, borderColor: 'divider' }),
            }}
          >
            <SearchOptionRow option={option} search={search} />
          </Box>
        ))}
      </Box>
      {options.some(({ kind }) => kind === 'item') && (
        <Box sx={{ ...small, display: { xs: 'none', md: 'block' }, borderTop: 1, borderColor: 'divider' }}>
          <FormattedMessage {...searchMessages.hint} />
        </Box>
      )}
    </Box>
  );
};
