import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';

import { useScreenState } from '@/store/useScreenState';
import { useConfig } from '@/shared/config/ConfigContext';
import { useCatalogName } from '@/shared/i18n/useCatalogName';
import { Button } from '@/shared/ui/Button';
import { NativeSelect } from '@/shared/ui/fields';
import { Icon } from '@/shared/ui/Icon';

import { DayField } from './DayField';
import { FilterField, FilterInput } from './FilterField';
import { allOrders, hasFilters, type OrdersAddress } from './ordersAddress';
import { ordersListMessages as messages } from './ordersListMessages';
import { useFilterInput } from './useFilterInput';

export type AddressProps = { address: OrdersAddress; hrefWith: (change: Partial<OrdersAddress>) => string };

const columns = {
  xs: 'minmax(0, 1fr) auto',
  md: 'minmax(240px, 1fr) 160px 160px 180px',
} as const;

/** Every filter is in the address, so that it can be shared and is restored on going back. */
export const OrdersFilters = ({ address, hrefWith }: AddressProps) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { catalogs } = useConfig();
  const getCatalogName = useCatalogName();
  const hasMore = address.from !== '' || address.until !== '' || address.catalogId !== null;
  const [opensWithMore] = useState(hasMore);
  const [isToggled, setIsToggled] = useScreenState<boolean>('orders/filtersToggled', false);
  const isOpen = opensWithMore !== isToggled;
  const go = (change: Partial<OrdersAddress>, isFirst = true) =>
    void navigate(hrefWith(change), { replace: !isFirst, preventScrollReset: true });
  const search = useFilterInput('orders/text', address.text, (text, isFirst) => go({ text: text.trim() }, isFirst));
  const faultId = useId();
  const isReversed = address.from !== '' && address.until !== '' && address.from > address.until;
  const more = { display: { xs: isOpen ? 'grid' : 'none', md: 'grid' }, gridColumn: { xs: '1 / -1', md: 'auto' } };
  const renderDay = (filter: 'from' | 'until') => (
    <Box sx={more}>
      <DayField
        label={formatMessage(messages[filter])}
        place={`orders/${filter}`}
        day={address[filter]}
        faultId={isReversed ? faultId : undefined}
        onChange={(day) => go({ [filter]: day })}
      />
    </Box>
  );
  return (
    <Box
      component="form"
      role="search"
      aria-label={formatMessage(messages.search)}
      onSubmit={(event) => event.preventDefault()}
      sx={{
        display: 'grid',
        gridTemplateColumns: columns,
        alignItems: { xs: 'end', md: 'start' },
        gap: 1.5,
        displayPrint: 'none',
      }}
    >
      <FilterField label={formatMessage(messages.search)}>
        <FilterInput
          type="search"
          autoComplete="off"
          placeholder={formatMessage(messages.searchHint)}
          value={search.text}
          onChange={({ target }) => search.write(target.value)}
          onBlur={search.leave}
        />
      </FilterField>
      <Box sx={{ display: { md: 'none' } }}>
        <Button type="button" tone="outlined" aria-expanded={isOpen} onClick={() => setIsToggled(!isToggled)}>
          <Icon d="M4 7h16M7 12h10M10 17h4" size={20} />
          {formatMessage(messages.filters)}
        </Button>
      </Box>
      {renderDay('from')}
      {renderDay('until')}
      {catalogs.length > 1 && (
        <Box sx={more}>
          <FilterField label={formatMessage(messages.catalog)}>
            <NativeSelect
              value={address.catalogId ?? ''}
              onChange={({ target }) => go({ catalogId: target.value === '' ? null : Number(target.value) })}
            >
              <option value="">{formatMessage(messages.anyCatalog)}</option>
              {catalogs.map((catalogId) => (
                <option key={catalogId} value={catalogId}>
                  {getCatalogName(catalogId)}
                </option>
              ))}
            </NativeSelect>
          </FilterField>
        </Box>
      )}
      {(isReversed || hasFilters(address)) && (
        <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 2, fontSize: '0.875rem' }}>
          {isReversed && (
            <Box component="span" id={faultId} role="alert" sx={{ color: 'error.main', fontWeight: 600 }}>
              {formatMessage(messages.wrongDates)}
            </Box>
          )}
          <Box component={Link} to={hrefWith(allOrders)} preventScrollReset sx={{ color: 'primary.main' }}>
            {formatMessage(messages.clear)}
          </Box>
        </Box>
      )}
    </Box>
  );
};
