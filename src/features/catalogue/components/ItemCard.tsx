import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { CatalogItem } from '@/api/catalogueApi';
import { getQuantityRule } from '@/shared/lib/quantityRule';
import { Stock } from '@/shared/stock/Stock';
import { ItemActions } from '@/shared/ui/ItemActions';
import { ItemImage } from '@/shared/ui/ItemImage';
import { MeasuredText } from '@/shared/ui/MeasuredText';
import { clamped } from '@/shared/ui/styles';

import { InCart } from '../addToCart/InCart';
import { ItemOrder } from '../addToCart/ItemOrder';
import { Bought } from '../bought/Bought';
import { ItemMarks } from './ItemMarks';
import { PriceForClients, PriceTag } from './PriceTag';
import { useItemHref, useItemName, useShowsPrices } from './useItemPresentation';

// Two to a line on a phone, where two pixels per point are as good as three; elsewhere at least 184 px wide.
const pictureSizes = '(max-width: 599px) and (min-resolution: 2.5dppx) 27vw, (max-width: 599px) 41vw, 240px';

// One style for the whole card: a page has dozens of them.
const Card = styled('article')(
  css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    overflow: 'hidden',
    backgroundColor: 'var(--mui-palette-background-paper)',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: 'var(--mui-shape-borderRadius)',
    transition: 'border-color 120ms, box-shadow 120ms',
    '&:hover': { borderColor: 'var(--mui-palette-grey-500)', boxShadow: 'var(--mui-shadows-1)' },
    '& > img': { aspectRatio: 'calc(1 / var(--picture))' },
    '& .marks': { position: 'absolute', top: 8, left: 8, display: 'flex', gap: 4 },
    '& .bought, & .stock': { fontSize: '0.8125rem', lineHeight: 1.35, color: 'var(--mui-palette-text-secondary)' },
    // Over the bottom of the picture, because it arrives late and must move nothing.
    '& .bought': { position: 'relative', height: 0 },
    '& .bought > :not(:empty)': {
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      padding: '5px var(--card) 1px',
      backgroundColor: 'var(--mui-palette-background-paper)',
    },
    // The line is kept free for what arrives late.
    '& .stock': { minHeight: '1.35em' },
    '& .body': {
      display: 'flex',
      flexDirection: 'column',
      flex: 1,
      gap: 'calc(var(--card) / 2)',
      padding: 'var(--card)',
    },
    '& .code-line': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: 8,
      minHeight: '1.6em',
      lineHeight: 1.6,
      fontSize: '0.8125rem',
      color: 'var(--mui-palette-text-secondary)',
      fontVariantNumeric: 'tabular-nums',
    },
    '& .code': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .heading': { margin: 0, font: 'inherit' },
    '& .name': {
      color: 'inherit',
      textDecoration: 'none',
      fontWeight: 600,
      fontSize: '0.9375rem',
      lineHeight: 1.4,
      ...clamped(2),
      textWrap: 'balance',
      minHeight: '2.8em',
    },
    // Makes the whole picture clickable as well.
    '& .name::after': {
      content: '""',
      position: 'absolute',
      inset: '0 0 auto',
      aspectRatio: 'calc(1 / var(--picture))',
    },
    '& .price': {
      minHeight: 'calc(3.25rem + 4px)',
      marginTop: 'auto',
      paddingTop: 4,
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
    '& .price p': { margin: 0 },
    '& .unit-price': { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.4 },
    '& .unit-words': { fontSize: '0.8125rem', fontWeight: 400, color: 'var(--mui-palette-text-secondary)' },
    '& .price-break': {
      fontSize: '0.875rem',
      fontWeight: 600,
      lineHeight: 'calc(1.55 * var(--leading, 1))',
      color: 'var(--mui-palette-success-main)',
    },
    '& .variants': { fontSize: '0.875rem' },
    '& .saves-nothing, & .variants': { color: 'var(--mui-palette-text-secondary)' },
  }),
);

type ItemCardProps = { item: CatalogItem; isFirst?: boolean; level?: 'h2' | 'h3'; state?: unknown };

type CardFrameProps = ItemCardProps & {
  /** What can be done with the item, besides ordering it. */
  actions?: ReactNode;
  /** The keys of the variants that it stands for. */
  variants?: readonly string[] | undefined;
  price: ReactNode;
  order: ReactNode;
};

/** The picture, code and name of an item, with the given price and controls. */
export const CardFrame = ({
  item,
  isFirst = false,
  level: Heading = 'h2',
  state,
  actions,
  variants,
  price,
  order,
}: CardFrameProps) => {
  const name = useItemName()(item);
  const href = useItemHref()(item);
  return (
    <Card>
      <ItemImage name={item.imageUrl} size={400} sizes={pictureSizes} isFirst={isFirst} />
      <div className="marks">
        <ItemMarks item={item} />
      </div>
      {actions}
      <div className="bought">
        <div>
          <Bought item={item} variants={variants} />
        </div>
      </div>
      <div className="body">
        <div className="code-line">
          <span className="code">{item.code}</span>
          <InCart item={item} />
        </div>
        <Heading className="heading">
          <Link to={href} state={state} title={name.length > 60 ? name : undefined} className="name">
            <MeasuredText text={name} />
          </Link>
        </Heading>
        <div className="price">{price}</div>
        <div className="stock">
          <Stock keys={variants ?? [item.key]} detail="short" />
        </div>
        {order}
      </div>
    </Card>
  );
};

export const ItemCard = (props: ItemCardProps) => {
  const { item } = props;
  const name = useItemName()(item);
  const showsPrices = useShowsPrices();
  return (
    <CardFrame
      {...props}
      actions={
        <ItemActions
          catalogId={item.catalogId}
          stockItemId={item.stockItemId}
          name={name}
          place="card"
          quantity={getQuantityRule(item).least}
        />
      }
      price={showsPrices ? <PriceTag item={item} /> : <PriceForClients />}
      order={<ItemOrder item={item} name={name} state={props.state} />}
    />
  );
};
