import Box from '@mui/material/Box';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';

import { selectTimeZoneOffset } from '@/features/settings/state/timeZoneSlice';
import { useAppSelector } from '@/store/hooks';

import { DayField } from '../list/DayField';
import { FilterField, FilterInput } from '../list/FilterField';
import { ordersListMessages } from '../list/ordersListMessages';
import { chip } from '../list/StateChips';
import { useFilterInput } from '../list/useFilterInput';
import { shiftNow } from '../OrderDate';
import { type BoughtAddress, type Period, usualPeriods } from './boughtAddress';
import { boughtMessages as messages } from './boughtMessages';

type BoughtFiltersProps = {
  address: BoughtAddress;
  hrefWith: (change: Partial<BoughtAddress>) => string;
  /** The moment at which the page was opened. */
  now: number;
};

const periodNames: Partial<Record<Period['name'], MessageDescriptor>> = { all: messages.all, year: messages.year };

export const BoughtFilters = ({ address, hrefWith, now }: BoughtFiltersProps) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const today = shiftNow(now, useAppSelector(selectTimeZoneOffset)).slice(0, 10);
  const go = (change: Partial<BoughtAddress>, isFirst = true) =>
    void navigate(hrefWith(change), { replace: !isFirst, preventScrollReset: true });
  const search = useFilterInput('bought/text', address.text, (text, isFirst) => go({ text: text.trim() }, isFirst));
  const isReversed = address.from !== '' && address.until !== '' && address.from > address.until;
  const renderDay = (filter: 'from' | 'until') => (
    <DayField
      label={formatMessage(ordersListMessages[filter])}
      place={`bought/${filter}`}
      day={address[filter]}
      faultId={isReversed ? 'bought-period' : undefined}
      onChange={(day) => go({ [filter]: day })}
    />
  );
  return (
    <Box
      component="form"
      role="search"
      aria-label={formatMessage(messages.search)}
      onSubmit={(event) => event.preventDefault()}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', md: 'minmax(240px, 1fr) 160px 160px' },
        alignItems: 'start',
        gap: 1.5,
        displayPrint: 'none',
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <FilterField label={formatMessage(messages.search)}>
          <FilterInput
            type="search"
            autoComplete="off"
            value={search.text}
            onChange={({ target }) => search.write(target.value)}
            onBlur={search.leave}
          />
        </FilterField>
      </Box>
      {renderDay('from')}
      {renderDay('until')}
      {isReversed && (
        <Box id="bought-period" role="alert" sx={{ gridColumn: '1 / -1', color: 'error.main', fontWeight: 600 }}>
          {formatMessage(ordersListMessages.wrongDates)}
        </Box>
      )}
      <Box
        component="nav"
        aria-label={formatMessage(messages.periods)}
        sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {usualPeriods(today).map(({ name, from, until }) => {
          const label = periodNames[name];
          return (
            <Box
              key={name}
              component={Link}
              to={hrefWith({ from, until })}
              preventScrollReset
              aria-current={address.from === from && address.until === until ? 'true' : undefined}
              sx={chip}
            >
              {label ? formatMessage(label) : from.slice(0, 4)}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
};
