import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { ButtonLink } from './Button';
import { Icon } from './Icon';
import { paginationMessages } from './paginationMessages';
import { shownPages } from './shownPages';

type PaginationProps = { page: number; pages: number; hrefOf: (page: number) => string };

const ellipsis = '…';

const arrows = { previous: 'M14.5 6 8.5 12l6 6', next: 'M9.5 6l6 6-6 6' };

export const Pagination = ({ page, pages, hrefOf }: PaginationProps) => {
  const { formatMessage, formatNumber } = useIntl();
  if (pages < 2) return null;
  const arrow = (way: 'previous' | 'next', to: number) =>
    to >= 1 &&
    to <= pages && (
      <ButtonLink
        tone="icon"
        to={hrefOf(to)}
        rel={way === 'next' ? 'next' : 'prev'}
        aria-label={formatMessage(paginationMessages[way])}
      >
        <Icon d={arrows[way]} size={20} />
      </ButtonLink>
    );
  return (
    <Box
      component="nav"
      aria-label={formatMessage(paginationMessages.pages)}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        gap: 0.5,
        mt: 4,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {arrow('previous', page - 1)}
      {shownPages(page, pages).map((shown, at) =>
        shown === null ? (
          <Box
            component="span"
            key={`gap ${at}`}
            aria-hidden
            sx={{ alignSelf: 'center', px: 0.5, color: 'text.secondary' }}
          >
            {ellipsis}
          </Box>
        ) : (
          <ButtonLink
            key={shown}
            tone={shown === page ? 'outlined' : 'quiet'}
            to={hrefOf(shown)}
            aria-label={formatMessage(paginationMessages.page, { page: shown })}
            aria-current={shown === page ? 'page' : undefined}
            style={{ minWidth: 44, padding: '0 8px' }}
          >
            {formatNumber(shown)}
          </ButtonLink>
        ),
      )}
      {arrow('next', page + 1)}
    </Box>
  );
};
