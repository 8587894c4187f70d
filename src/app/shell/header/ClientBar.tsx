import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';

import { useLanguage } from '@/shared/i18n/useLanguage';
import { ButtonLink } from '@/shared/ui/Button';

import { getClientLinks } from '../menus/clientLinks';
import { menuMessages } from '../menus/menuMessages';

const entry = { fontSize: '0.9375rem', fontWeight: 500, minHeight: 40, px: 1.25, whiteSpace: 'nowrap' } as const;

/** Marks the document for styles while a client is signed in, as index.html does before the application starts. */
const useClientMark = () =>
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.client = '';
    return () => void delete dataset.client;
  }, []);

/** Below the bar, for a client on a wide screen; the drawer has the same links. */
export const ClientBar = () => {
  const lang = useLanguage();
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  useClientMark();
  return (
    <Container component="nav" aria-label={formatMessage(menuMessages.client)}>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 0.5, mx: -1.25, height: 44 }}>
        {getClientLinks(lang).map(({ to, label }) => (
          <ButtonLink
            key={to}
            tone="quiet"
            to={to}
            aria-current={pathname === to ? 'page' : undefined}
            sx={{ ...entry, '&[aria-current]': { fontWeight: 650 } }}
          >
            {formatMessage(label)}
          </ButtonLink>
        ))}
      </Box>
    </Container>
  );
};
