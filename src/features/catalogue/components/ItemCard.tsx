import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { CatalogItem } from '@/api/catalogueApi';
import { ItemActions } from '@/shared/ui/ItemActions';
import { ItemImage } from '@/shared/ui/ItemImage';
import { clamped } from '@/shared/ui/styles';

import { AddToCartForm } from '../ordering/AddToCartForm';
import { InCart } from '../ordering/InCart';
import { AskForPrice } from './AskForPrice';
import { ItemMarks } from './ItemMarks';
import { PriceForClients, PriceTag } from './PriceTag';
import { useItemHref, useItemName, useShowsPrices } from './useItemPresentation';

// Static styles are serialized once; a page has dozens of cards.
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
  }),
);

const Marks = styled('div')(css({ position: 'absolute', top: 8, left: 8, display: 'flex', gap: 4 }));

const Body = styled('div')(css({ display: 'flex', flexDirection: 'column', flex: 1, gap: 6, padding: 12 }));

const CodeLine = styled('div')(
  css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 8,
    minHeight: '1.6em',
    fontSize: '0.8125rem',
    color: 'var(--mui-palette-text-secondary)',
    fontVariantNumeric: 'tabular-nums',
  }),
);

const Code = styled('span')(css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }));

const Heading = styled('h2')(css({ margin: 0, font: 'inherit' }));

const NameLink = styled(Link)(
  css({
    color: 'inherit',
    textDecoration: 'none',
    fontWeight: 600,
    fontSize: '0.9375rem',
    lineHeight: 1.4,
    ...clamped(2),
    textWrap: 'balance',
    minHeight: '2.8em',
    // Makes the whole picture clickable as well.
    '&::after': { content: '""', position: 'absolute', inset: 0, aspectRatio: '1' },
  }),
);

const Price = styled('div')(css({ marginTop: 'auto', paddingTop: 4 }));

const NoPrice = styled('div')(css({ minHeight: '3.25rem' }));

type ItemCardProps = { item: CatalogItem; isFirst?: boolean; level?: 'h2' | 'h3'; state?: unknown };

type CardFrameProps = ItemCardProps & {
  /** What can be done with the item, besides ordering it. */
  actions?: ReactNode;
  price: ReactNode;
  order: ReactNode;
};

/** The picture, code and name of an item around what is offered. */
export const CardFrame = ({ item, isFirst = false, level = 'h2', state, actions, price, order }: CardFrameProps) => {
  const name = useItemName()(item);
  const href = useItemHref()(item);
  return (
    <Card>
      <ItemImage name={item.imageUrl} size={400} isFirst={isFirst} />
      <Marks>
        <ItemMarks item={item} />
      </Marks>
      {actions}
      <Body>
        <CodeLine>
          <Code>{item.code}</Code>
          <InCart item={item} />
        </CodeLine>
        <Heading as={level}>
          <NameLink to={href} state={state} title={name.length > 60 ? name : undefined}>
            {name}
          </NameLink>
        </Heading>
        <Price>{price}</Price>
        {order}
      </Body>
    </Card>
  );
};

export const HiddenPrice = () => (
  <NoPrice>
    <PriceForClients />
  </NoPrice>
);

export const ItemCard = (props: ItemCardProps) => {
  const { item } = props;
  const name = useItemName()(item);
  const showsPrices = useShowsPrices();
  const order =
    item.price === null ? (
      showsPrices && <AskForPrice item={item} name={name} />
    ) : (
      <AddToCartForm item={item} name={name} />
    );
  return (
    <CardFrame
      {...props}
      actions={<ItemActions catalogId={item.catalogId} stockItemId={item.stockItemId} name={name} place="card" />}
      price={showsPrices ? <PriceTag item={item} /> : <HiddenPrice />}
      order={order}
    />
  );
};
