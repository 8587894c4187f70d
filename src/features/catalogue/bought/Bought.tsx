import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

import { selectTimeZoneOffset } from '@/features/settings/state/timeZoneSlice';
import { useAppSelector } from '@/store/hooks';
import type { CatalogItem } from '@/api/catalogueApi';
import type { ItemPurchases } from '@/api/purchasesApi';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { useShortDay } from '@/shared/i18n/useShortDay';
import { unbroken } from '@/shared/lib/unbroken';
import { paths, searchParam } from '@/shared/routing/paths';
import { screenOnly } from '@/shared/ui/styles';

import { itemMessages } from '../components/itemMessages';
import { useItemPurchases } from './usePurchases';

const hourMs = 3_600_000;

type BoughtTextProps = { purchases: ItemPurchases; isShort: boolean };

const BoughtText = ({ purchases: { orders, units, lastDate }, isShort }: BoughtTextProps) => {
  const { formatMessage } = useIntl();
  // Spec §3: shifted by the offset of the time zone.
  const date = useShortDay(useAppSelector(selectTimeZoneOffset) * hourMs)(lastDate);
  const text = isShort
    ? formatMessage(itemMessages.boughtUnits, { units, date })
    : formatMessage(itemMessages.bought, { orders, units, date });
  return unbroken(text);
};

type BoughtProps = {
  item: Pick<CatalogItem, 'key'>;
  /** The keys of the variants that the item stands for. One order may contain several, so orders are not counted. */
  variants?: readonly string[] | undefined;
  /** Without the number of orders, where there is little room. */
  isShort?: boolean;
  /** Puts the text in its place, which takes up no space or has reserved it. */
  children?: (text: ReactNode) => ReactNode;
};

/** How often, when and how much the client has bought of the item; nothing if never, and for visitors. */
export const Bought = ({
  item,
  variants,
  isShort = variants !== undefined,
  children = (text) => text,
}: BoughtProps) => {
  const purchases = useItemPurchases(variants ?? [item.key]);
  return purchases.orders > 0 ? children(<BoughtText purchases={purchases} isShort={isShort} />) : null;
};

type BoughtOrdersProps = Pick<BoughtProps, 'variants'> & { item: CatalogItem };

/** Leads to the orders that contain the item. A client's page of any item has the line, so that nothing moves. */
export const BoughtOrders = ({ item, variants }: BoughtOrdersProps) => {
  const lang = useLanguage();
  return (
    <Box
      className={screenOnly}
      sx={{ display: 'none', 'html[data-client] &': { display: 'block' }, minHeight: '1.55em', fontSize: '0.9375rem' }}
    >
      <Bought item={item} variants={variants}>
        {(text) => (
          <Box
            component={Link}
            to={paths.orders.href({ lang }, { [searchParam]: item.code ?? item.name ?? undefined })}
            sx={{ color: 'primary.main' }}
          >
            {text}
          </Box>
        )}
      </Bought>
    </Box>
  );
};
