import Box from '@mui/material/Box';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';

import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { type SortOrder, sortOrderNames } from '@/engine/query/sortOrders';
import { NativeSelect } from '@/shared/ui/fields';
import { Icon } from '@/shared/ui/Icon';
import { screenOnly } from '@/shared/ui/styles';

import { type CatalogueAddress, isByPrice } from '../catalogueAddress';
import { catalogueMessages } from '../catalogueMessages';
import { useShowsPrices } from '../components/useItemPresentation';
import { pageSizeChosen, pageSizes, selectPageSize } from '../state/catalogueSlice';

// Replaces "Best match" without a search, when there is nothing to match.
const { asListed } = defineMessages({
  asListed: { id: 'catalogue.sort.asListed', defaultMessage: 'Catalogue order' },
});

const sortMessages = defineMessages({
  relevance: { id: 'catalogue.sort.relevance', defaultMessage: 'Best match' },
  name: { id: 'catalogue.sort.name', defaultMessage: 'By name' },
  code: { id: 'catalogue.sort.code', defaultMessage: 'By code' },
  price: { id: 'catalogue.sort.price', defaultMessage: 'Price, lowest first' },
  'price-desc': { id: 'catalogue.sort.priceDown', defaultMessage: 'Price, highest first' },
}) satisfies Record<SortOrder, MessageDescriptor>;

type ToolbarProps = { address: CatalogueAddress; hrefWith: (change: Partial<CatalogueAddress>) => string };

const drawings = {
  grid: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  table: 'M4 6h16M4 10h16M4 14h16M4 18h16',
};

const Views = ({ address: { isTable }, hrefWith }: ToolbarProps) => {
  const { formatMessage } = useIntl();
  const renderView = (name: 'grid' | 'table', isOn: boolean) => (
    <Box
      component={Link}
      to={hrefWith({ isTable: name === 'table' })}
      preventScrollReset
      aria-current={isOn ? 'true' : undefined}
      aria-label={formatMessage(catalogueMessages[name])}
      data-hint=""
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 44,
        height: 'calc(var(--control) - 2px)',
        color: isOn ? 'primary.contrastText' : 'text.primary',
        bgcolor: isOn ? 'primary.main' : 'background.paper',
      }}
    >
      <Icon d={drawings[name]} size={20} />
    </Box>
  );
  return (
    <Box
      role="group"
      aria-label={formatMessage(catalogueMessages.view)}
      sx={{ flex: 'none', display: 'flex', border: 1, borderColor: 'grey.500', borderRadius: 1, overflow: 'hidden' }}
    >
      {renderView('grid', !isTable)}
      {renderView('table', isTable)}
    </Box>
  );
};

export const Toolbar = ({ address, hrefWith }: ToolbarProps) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const pageSize = useAppSelector(selectPageSize);
  const showsPrices = useShowsPrices();
  const choosePageSize = (size: number) => {
    dispatch(pageSizeChosen(size));
    // With another page size, the same page number would show different items.
    if (address.page > 1) void navigate(hrefWith({}), { preventScrollReset: true });
  };
  return (
    <Box
      className={screenOnly}
      sx={{
        display: 'flex',
        gap: 1,
        flex: { xs: '1 1 100%', sm: '0 1 auto' },
        '& select': { width: { xs: '100%', sm: 'auto' }, minWidth: 0 },
      }}
    >
      <NativeSelect
        aria-label={formatMessage(catalogueMessages.sort)}
        value={address.sort}
        onChange={({ target }) => {
          const sort = sortOrderNames.find((order) => order === target.value);
          if (sort) void navigate(hrefWith({ sort }), { preventScrollReset: true });
        }}
      >
        {sortOrderNames
          .filter((order) => showsPrices || !isByPrice(order))
          .map((order) => (
            <option key={order} value={order}>
              {formatMessage(order === 'relevance' && address.text === '' ? asListed : sortMessages[order])}
            </option>
          ))}
      </NativeSelect>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <NativeSelect
          aria-label={formatMessage(catalogueMessages.pageSize)}
          value={pageSize}
          onChange={({ target }) => choosePageSize(Number(target.value))}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {formatMessage(catalogueMessages.pageSizeOption, { size })}
            </option>
          ))}
        </NativeSelect>
      </Box>
      <Views address={address} hrefWith={hrefWith} />
    </Box>
  );
};
