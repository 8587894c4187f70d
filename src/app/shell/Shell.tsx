import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { type Location, Outlet, ScrollRestoration } from 'react-router';

import { useAppDispatch } from '@/store/hooks';
import { publicApi } from '@/api/publicApi';
import { taxEnvironment } from '@/api/taxRate';
import { whenLoadedAndIdle } from '@/shared/lib/scheduling';
import { PageBody } from '@/shared/ui/PageBody';
import { SkipLink } from '@/shared/ui/SkipLink';

import { OfflineSupport } from '../offline/OfflineSupport';
import { Footer } from './footer/Footer';
import { ClientNav } from './header/ClientNav';
import { NavBar } from './header/NavBar';
import { Overlays } from './Overlays';
import { shellMessages } from './shellMessages';

/** The target of the skip link. */
const mainId = 'content';

// The first entry of every history has the same key, so a page opened directly is identified by its address.
const placeKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** Spec §7: start-up requests tax, for visitors too. Nothing in the first view needs it. */
const useTaxAtStart = () => {
  const dispatch = useAppDispatch();
  useEffect(
    () =>
      whenLoadedAndIdle(() => {
        void dispatch(publicApi.endpoints.getEnvironments.initiate(taxEnvironment));
      }),
    [dispatch],
  );
};

export const Shell = () => {
  useTaxAtStart();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh', pt: 'var(--bar-height)' }}>
      <SkipLink to={mainId}>
        <FormattedMessage {...shellMessages.skip} />
      </SkipLink>
      <NavBar />
      <ClientNav />
      <Box component="main" id={mainId} tabIndex={-1} sx={{ flex: 1, minHeight: 'calc(100vh - var(--bar-height))' }}>
        <noscript>
          <PageBody>
            <Typography sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
              <FormattedMessage {...shellMessages.withoutScripts} />
            </Typography>
          </PageBody>
        </noscript>
        <Outlet />
      </Box>
      <Footer />
      <OfflineSupport />
      <Overlays />
      <ScrollRestoration getKey={placeKey} />
    </Box>
  );
};
