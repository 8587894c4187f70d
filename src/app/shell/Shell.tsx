import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { type Location, Outlet, ScrollRestoration } from 'react-router';

import { selectOwnPrices } from '@/features/catalogue/state/catalogueSlice';
import { selectIsLoggedIn } from '@/features/session/state/sessionSlice';
import { useAppDispatch, useAppSelector, useOwnState } from '@/store/hooks';
import { publicApi } from '@/api/publicApi';
import { taxEnvironment } from '@/api/taxRate';
import { whenLoadedAndIdle } from '@/shared/lib/scheduling';
import { HydrateWhenNear } from '@/shared/ui/HydrateWhenNear';
import { lazyPart } from '@/shared/ui/lazyPart';
import { PageBody } from '@/shared/ui/PageBody';
import { SkipLink } from '@/shared/ui/SkipLink';
import { screenOnly } from '@/shared/ui/styles';
import { useSeenOrInteracted } from '@/shared/ui/useNear';

import { OfflineSupport } from '../offline/OfflineSupport';
import { NavBar } from './header/NavBar';
import { lazyShellPart } from './lazyShellPart';
import { Overlays } from './Overlays';
import { shellMessages } from './shellMessages';

const ClientBar = lazyShellPart(async () => {
  const { ClientBar: part } = await import(/* webpackChunkName: "account-menu" */ './header/ClientBar');
  return part;
});

/** Tells the style sheet whether the client's own prices are still to come. */
const usePricesMark = () => {
  // Lists render their items deferred, too.
  const ownPrices = useDeferredValue(useOwnState(selectOwnPrices));
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (ownPrices === 'awaited') dataset.prices = ownPrices;
    else delete dataset.prices;
  }, [ownPrices]);
};

/** A second row below the bar, for clients. Its height is reserved before the application starts (index.html). */
const ClientNav = () => {
  usePricesMark();
  return <div className="client-nav">{useAppSelector(selectIsLoggedIn) && <ClientBar />}</div>;
};

const FooterContent = lazyPart(
  async () => (await import(/* webpackChunkName: "footer" */ './footer/FooterContent')).FooterContent,
  { chunk: 'footer' },
);

/** The footer's content loads near the end of the page or on first interaction. */
const Footer = () => {
  const place = useRef<HTMLElement>(null);
  const wanted = useSeenOrInteracted(place);
  return (
    <Box
      ref={place}
      component="footer"
      className={screenOnly}
      sx={{
        mt: 'auto',
        minHeight: 240,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {wanted && (
        <HydrateWhenNear getPlace={() => place.current}>
          <FooterContent />
        </HydrateWhenNear>
      )}
    </Box>
  );
};

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
  const { formatMessage } = useIntl();
  useTaxAtStart();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh', pt: 'var(--bar-height)' }}>
      <SkipLink to={mainId}>{formatMessage(shellMessages.skip)}</SkipLink>
      <NavBar />
      <ClientNav />
      <Box component="main" id={mainId} tabIndex={-1} sx={{ flex: 1, minHeight: 'calc(100vh - var(--bar-height))' }}>
        <noscript>
          <PageBody>
            <Typography sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
              {formatMessage(shellMessages.withoutScripts)}
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
