import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

import { type CatalogItem, useGetItemNeighboursQuery } from '@/api/catalogueApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { ButtonLink } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';

import { usePurchases } from '../bought/usePurchases';
import { type CatalogueAddress, catalogueHref, hasTies, toCatalogQuery } from '../catalogueAddress';
import { useItemHref } from '../components/useItemPresentation';
import { defaultPageSize } from '../state/catalogueSlice';
import { itemPageMessages } from './itemPageMessages';

type ItemNeighboursProps = { item: CatalogItem; list: CatalogueAddress };

/** Previous and next item in the list the visitor came from. */
export const ItemNeighbours = ({ item, list }: ItemNeighboursProps) => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  const getItemHref = useItemHref();
  const { currentData: purchases } = usePurchases(list.isBought || hasTies(list));
  const query = toCatalogQuery({ ...list, page: 1 }, defaultPageSize, purchases?.keys);
  const { currentData } = useGetItemNeighboursQuery({ query, reference: { key: item.key } });
  const { position = 0, total = 0, previous = null, next = null } = currentData ?? {};
  const renderStep = (way: 'previous' | 'next', to: CatalogItem | null, d: string) =>
    to && (
      <ButtonLink
        tone="icon"
        to={getItemHref(to)}
        state={{ list }}
        aria-label={formatMessage(itemPageMessages[way])}
        data-hint=""
      >
        <Icon d={d} size={20} />
      </ButtonLink>
    );
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 44,
        fontSize: '0.875rem',
        displayPrint: 'none',
      }}
    >
      <Box component={Link} to={catalogueHref(lang, list)} sx={{ color: 'inherit', mr: 'auto' }}>
        {formatMessage(itemPageMessages.list)}
      </Box>
      {renderStep('previous', previous, 'M14.5 6 8.5 12l6 6')}
      {position > 0 && (
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {formatMessage(itemPageMessages.place, { position, total })}
        </Box>
      )}
      {renderStep('next', next, 'M9.5 6l6 6-6 6')}
    </Box>
  );
};
