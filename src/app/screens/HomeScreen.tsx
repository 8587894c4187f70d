import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';

import { HomePage } from '@/features/content/HomePage';
import { selectIsLoggedIn } from '@/features/session/state/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { lazyPart } from '@/shared/ui/lazyPart';
import { Skeleton } from '@/shared/ui/Skeleton';
import { WhenNear } from '@/shared/ui/WhenNear';

import { lazyShellPart } from '../shell/lazyShellPart';

// In the shape of what comes. Pages are rendered without a client, so that it is shown before the application starts.
const Placeholders = styled('div')(
  css({
    display: 'none',
    alignItems: 'start',
    gap: 16,
    'html[data-client] &': { display: 'grid' },
    '& > *': { height: 181 },
    '& > :nth-of-type(2)': { height: 209 },
    '& > :nth-of-type(3)': { height: 378 },
    '@media (min-width: 600px)': {
      '& > *': { height: 197 },
      '& > :nth-of-type(2)': { height: 90 },
      '& > :nth-of-type(3)': { height: 282 },
    },
    '@media (min-width: 900px)': {
      gridTemplateColumns: 'minmax(0, 1fr) 300px',
      '& > :first-of-type': { gridArea: '1 / 2 / span 2' },
      '& > :not(:first-of-type)': { gridColumn: 1 },
    },
  }),
);

const StartLoading = () => (
  <Placeholders aria-hidden>
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </Placeholders>
);

const ClientStart = lazyShellPart(
  async () => {
    const { ClientStart: part } = await import(/* webpackChunkName: "dashboard" */ './ClientStart');
    return part;
  },
  { fallback: <StartLoading /> },
);

// Like the row of a client's links, it takes up its space before the application has started (index.html).
const Space = styled('div')(
  css({
    'html[data-client] &': {
      minHeight: 856,
      padding: '24px 0 32px',
      '@media (min-width: 600px)': { minHeight: 732 },
      '@media (min-width: 900px)': { minHeight: 444 },
    },
    '@media print': { display: 'none' },
  }),
);

/** The top of the home page for a client; nothing for a visitor. */
const ClientSpace = () => <Space>{useAppSelector(selectIsLoggedIn) ? <ClientStart /> : <StartLoading />}</Space>;

const ItemRail = lazyPart(
  async () => (await import(/* webpackChunkName: "item-rail" */ './RailWithActions')).RailWithActions,
  { chunk: 'item-rail' },
);

// Reserves the rail's height, so that nothing below it shifts when it loads.
const placeholder = <Skeleton sx={{ mt: 6, height: { xs: 'calc(62vw + 245px)', sm: 485 } }} />;

/** Loads the catalogue's code and lists when the rail scrolls into view. */
const LazyRail = ({ kind }: ComponentProps<typeof ItemRail>) => (
  <WhenNear placeholder={placeholder} margin="-1px">
    <ItemRail kind={kind} />
  </WhenNear>
);

/** Spec §2: the home page shows highlighted and recent items. */
export const HomeScreen = () => (
  <HomePage start={<ClientSpace />}>
    <LazyRail kind="highlighted" />
    <LazyRail kind="recent" />
  </HomePage>
);
