import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

import type { CatalogItem, NamedItems } from '@/api/codesApi';
import { readQuantity } from '@/features/catalogue/order/readQuantity';
import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { Link } from '@/shared/ui/Link';
import { NativeSelect } from '@/shared/ui/NativeSelect';
import { useAppDispatch } from '@/store/hooks';

import { favouritesMessages as messages } from '../favouritesMessages';
import { favouritesSlice } from '../favouritesSlice';
import { told } from '../favouriteNotices';
import type { FavouriteLine, FavouriteList } from '../rules/favouriteList';

const { lineMoved, lineRemoved, quantitySet } = favouritesSlice.actions;

const Lines = styled('ul')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 110px 96px 180px 44px',
      gap: '4px 16px',
      alignItems: 'center',
      minHeight: 64,
      padding: '8px 0',
      borderTop: `1px solid ${palette.divider}`,
      [theme.breakpoints.down('md')]: {
        gridTemplateColumns: 'minmax(0, 1fr) 96px 44px',
        '& .wide': { gridColumn: '1 / -1' },
      },
    },
    '& .price': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& small': { display: 'block', color: palette.text.secondary, fontSize: '0.8125rem' },
    '& input': {
      width: '100%',
      height: 40,
      padding: '0 10px',
      font: 'inherit',
      textAlign: 'right',
      color: 'inherit',
      background: palette.background.paper,
      border: `1px solid ${palette.grey[500]}`,
      borderRadius: theme.shape.borderRadius,
    },
  };
});

const Quantity = ({ line, name, listId }: { line: FavouriteLine; name: string; listId: string }) => {
  const { formatMessage, formatNumber } = useIntl();
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    if (typed === null) return;
    const quantity = readQuantity(typed, language);
    if (quantity === null) {
      dispatch(told('invalidNumber', 'error'));
      return;
    }
    dispatch(quantitySet({ listId, item: line, quantity }));
    setTyped(null);
  };
  return (
    <input
      inputMode="numeric"
      autoComplete="off"
      aria-label={formatMessage(messages.quantityOf, { name })}
      aria-invalid={typed !== null && readQuantity(typed, language) === null}
      value={typed ?? formatNumber(line.quantity, { useGrouping: false })}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  );
};

const ItemName = ({ item, name }: { item: CatalogItem; name: string }) => {
  const lang = useLanguage();
  const [first] = useConfig().catalogs;
  const at = { lang, name: name.slice(0, 120), id: item.stockItemId };
  const to = paths.stockItem.href(at, item.catalogId === first ? {} : { catalog: item.catalogId });
  return (
    <Box component={Link} to={to} sx={{ color: 'inherit', fontWeight: 600, overflowWrap: 'anywhere' }}>
      {name}
    </Box>
  );
};

type LineProps = {
  line: FavouriteLine;
  item: CatalogItem | null | undefined;
  list: FavouriteList;
  others: readonly FavouriteList[];
};

const Line = ({ line, item, list, others }: LineProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const price = item?.price ?? null;
  const name = item?.name ?? item?.code ?? `${line.catalogId}:${line.stockItemId}`;
  return (
    <li>
      <div>
        {item ? <ItemName item={item} name={name} /> : item === null && <FormattedMessage {...messages.gone} />}
        <small>{item?.code ?? name}</small>
      </div>
      <div className="price">
        {price !== null && (
          <FormattedNumber value={price} style="currency" currency="USD" currencyDisplay="narrowSymbol" />
        )}
        {item?.price === null && <FormattedMessage {...messages.notForSale} />}
      </div>
      <Quantity line={line} name={name} listId={list.id} />
      <div className="wide">
        {others.length > 0 && (
          <NativeSelect
            aria-label={formatMessage(messages.moveOf, { name })}
            value=""
            onChange={({ target }) => dispatch(lineMoved({ listId: list.id, toId: target.value, item: line }))}
          >
            <option value="">{formatMessage(messages.move)}</option>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </NativeSelect>
        )}
      </div>
      <Button
        type="button"
        tone="icon"
        aria-label={formatMessage(messages.removeOf, { name })}
        onClick={() => dispatch(lineRemoved({ listId: list.id, item: line }))}
      >
        <Icon d="M7 7l10 10M17 7 7 17" size={18} />
      </Button>
    </li>
  );
};

type ListLinesProps = { list: FavouriteList; items: NamedItems; others: readonly FavouriteList[] };

export const ListLines = ({ list, items, others }: ListLinesProps) => (
  <Lines>
    {list.lines.map((line) => {
      const key = `${line.catalogId}:${line.stockItemId}`;
      return <Line key={key} line={line} item={items[key]} list={list} others={others} />;
    })}
  </Lines>
);
