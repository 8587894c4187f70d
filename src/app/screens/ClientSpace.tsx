import { css } from '@emotion/react';
import styled from '@emotion/styled';

import { selectIsLoggedIn } from '@/features/session/sessionSlice';
import { useAppSelector } from '@/store/hooks';

import { lazyShellPart } from '../shell/lazyShellPart';

const ClientStart = lazyShellPart(async () => {
  const { ClientStart: part } = await import(/* webpackChunkName: "dashboard" */ './ClientStart');
  return part;
});

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
export const ClientSpace = () => <Space>{useAppSelector(selectIsLoggedIn) && <ClientStart />}</Space>;
