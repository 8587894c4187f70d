import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';

import type { CatalogItem } from '@/api/catalogueApi';
import { markedParts } from '@/engine/text/markedParts';
import { cutText } from '@/shared/lib/plainText';
import { Stock } from '@/shared/stock/Stock';
import { Button } from '@/shared/ui/Button';
import { cross, Icon } from '@/shared/ui/Icon';
import { ItemImage } from '@/shared/ui/ItemImage';
import { MeasuredText } from '@/shared/ui/MeasuredText';
import { clamped } from '@/shared/ui/styles';

import { Bought } from '../bought/Bought';
import { orderMessages } from '../components/itemMessages';
import { UnitPrice } from '../components/PriceTag';
import { useItemName, useShowsPrices } from '../components/useItemPresentation';
import { searchMessages } from './searchMessages';
import type { SearchOption } from './searchOptions';

const Mark = styled('mark')({ color: 'inherit', backgroundColor: 'transparent', fontWeight: 650 });

type OptionRowProps = { option: SearchOption; search: string; onRemove: (text: string) => void };

type MarkedProps = { text: string; search: string; kind: 'name' | 'code' };

/** The text with its matches highlighted. */
const Marked = ({ text, search, kind }: MarkedProps) =>
  markedParts(text, search, kind).map((part, at) =>
    part.isMarked ? <Mark key={at}>{part.text}</Mark> : <span key={at}>{part.text}</span>,
  );

const maxShownLength = 140;

const small = { fontSize: '0.8125rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const;

// Cut at the end of the line like the rest of it, rather than left out.
const shortened = {
  ml: 1,
  '& > span': { display: 'inline' },
  '& > span::before': { display: 'inline-block', mr: 0.75 },
} as const;

type ItemOptionProps = { item: CatalogItem; search: string; quantity?: number; asked?: number };

const ItemOption = ({ item, search, quantity, asked }: ItemOptionProps) => {
  const { formatMessage } = useIntl();
  const name = useItemName()(item);
  const showsPrices = useShowsPrices();
  return (
    <>
      <Box sx={{ flex: '0 0 40px', borderRadius: 0.5, overflow: 'hidden' }}>
        <ItemImage name={item.imageUrl} size={40} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {quantity !== undefined && (
          <Box sx={{ color: 'primary.main', fontWeight: 600 }}>
            <FormattedMessage {...searchMessages.add} values={{ quantity }} />
            {asked !== undefined && (
              <Box component="span" sx={{ ...small, ml: 1, color: 'error.main', fontWeight: 400 }}>
                {formatMessage(searchMessages.notSoldIn, { quantity: asked })}
              </Box>
            )}
          </Box>
        )}
        <Box sx={{ ...clamped(2), textWrap: 'balance' }}>
          <MeasuredText
            text={cutText(name, maxShownLength)}
            renderPart={(part) => <Marked text={part} search={search} kind="name" />}
          />
        </Box>
        <Box sx={{ ...small, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {item.code && <Marked text={cutText(item.code, maxShownLength)} search={search} kind="code" />}
          <Box component="span" sx={shortened}>
            <Stock keys={[item.key]} detail="words" />
            <Bought item={item}>
              {(text) => (
                <Box component="span" sx={{ ml: 1 }}>
                  {text}
                </Box>
              )}
            </Bought>
          </Box>
        </Box>
      </Box>
      <Box sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600, textAlign: 'end' }}>
        {showsPrices && item.price !== null && <UnitPrice item={item} />}
        {item.isParent && <Box sx={small}>{formatMessage(orderMessages.choose)}</Box>}
      </Box>
    </>
  );
};

const oneLine = { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const SearchOptionRow = ({ option, search, onRemove }: OptionRowProps) => {
  const { formatMessage, formatNumber } = useIntl();
  switch (option.kind) {
    case 'item':
      return <ItemOption item={option.item} search={search} />;
    case 'add':
      return <ItemOption {...option} search={search} />;
    case 'category':
      return (
        <>
          <Box sx={oneLine}>
            <Marked text={cutText(option.category.name, maxShownLength)} search={search} kind="name" />
          </Box>
          <Box sx={small}>{formatNumber(option.category.count)}</Box>
        </>
      );
    case 'place':
      return (
        <>
          <Box sx={oneLine}>{option.place.name}</Box>
          <Box sx={small}>{formatMessage(searchMessages[option.place.type])}</Box>
        </>
      );
    case 'past':
      return (
        <>
          <Box sx={oneLine}>{option.text}</Box>
          {/* For pointers: an option has no elements of its own. The Delete key and "Remove some" do the same. */}
          <Button
            tone="icon"
            type="button"
            tabIndex={-1}
            aria-hidden
            title={formatMessage(searchMessages.remove, { text: option.text })}
            onClick={(event) => {
              event.stopPropagation();
              onRemove(option.text);
            }}
            sx={{ flex: 'none', my: -0.75, mr: -1.5, color: 'text.secondary' }}
          >
            <Icon d={cross} size={18} />
          </Button>
        </>
      );
    case 'remove':
      return (
        <>
          <Box sx={oneLine}>{formatMessage(searchMessages.remove, { text: option.text })}</Box>
          <Icon d={cross} size={18} />
        </>
      );
    case 'edit':
    case 'done':
    case 'forget':
      return <Box sx={{ color: 'primary.main', fontWeight: 600 }}>{formatMessage(searchMessages[option.kind])}</Box>;
    case 'text':
      return formatMessage(searchMessages.near, { text: option.text });
    case 'all':
      return (
        <Box sx={{ color: 'primary.main', fontWeight: 600 }}>
          {formatMessage(searchMessages.all, { total: option.total })}
        </Box>
      );
  }
};
