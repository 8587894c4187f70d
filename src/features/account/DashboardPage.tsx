import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';

import { selectClient, type StoredClient } from '@/features/session/state/sessionSlice';
import { useAppSelector } from '@/store/hooks';
import { useMyData } from '@/api/clientRecordsApi';
import { useConfig } from '@/shared/config/ConfigContext';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { pageTitles } from '@/shared/routing/pageTitles';
import { paths } from '@/shared/routing/paths';
import { Icon } from '@/shared/ui/Icon';
import { PageBody } from '@/shared/ui/PageBody';
import { Panel } from '@/shared/ui/Panel';
import { QuietLink } from '@/shared/ui/QuietLink';
import { framed } from '@/shared/ui/styles';

import { accountMessages as messages } from './accountMessages';
import { OpenCart } from './OpenCart';

const drawings = {
  catalogue: 'M4 5h7v7H4zM13 5h7v7h-7zM4 14h7v5H4zM13 14h7v5h-7z',
  favourites: 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.6 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z',
  orders: 'M6 3.5h9l4 4v13H6zM15 3.5v4h4M9 12h7M9 16h7',
  quotes: 'M4 5h16v11H12l-4 4v-4H4zM8 9h8M8 12.5h5',
  orderPad: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  changePassword: 'M8.5 12a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M11 13l8-8M16 8l2.5 2.5',
};

const QuickLinks = () => {
  const lang = useLanguage();
  const { signIn } = useConfig();
  const links = [
    { name: 'catalogue', to: paths.catalogue.href({ lang }) },
    { name: 'orderPad', to: paths.orderPad.href({ lang }) },
    { name: 'favourites', to: paths.favourites.href({ lang }) },
    { name: 'orders', to: paths.orders.href({ lang }) },
    { name: 'quotes', to: paths.quotes.href({ lang }) },
    ...(signIn.password ? [{ name: 'changePassword', to: paths.changePassword.href({ lang }) } as const] : []),
  ] as const;
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 1.5,
        m: 0,
        p: 0,
        listStyle: 'none',
        gridTemplateColumns: {
          xs: 'repeat(auto-fill, minmax(150px, 1fr))',
          sm: 'repeat(3, minmax(0, 1fr))',
          lg: `repeat(${links.length}, minmax(0, 1fr))`,
        },
        // The last row leaves no gap.
        '& > :last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        '& > :last-of-type:nth-of-type(3n + 2)': { gridColumn: { sm: 'span 2', lg: 'auto' } },
      }}
    >
      {links.map((link) => (
        <li key={link.name}>
          <Box
            component={Link}
            to={link.to}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              height: '100%',
              minHeight: 64,
              px: 2,
              py: 1.5,
              color: 'text.primary',
              textDecoration: 'none',
              ...framed,
              '&:hover': { borderColor: 'primary.main' },
            }}
          >
            <Box sx={{ color: 'primary.main', display: 'flex' }}>
              <Icon d={drawings[link.name]} />
            </Box>
            <Box component="span" sx={{ minWidth: 0, lineHeight: 1.35, fontWeight: 600 }}>
              <FormattedMessage {...pageTitles[link.name]} />
            </Box>
          </Box>
        </li>
      ))}
    </Box>
  );
};

const fields = ['name', 'username', 'email', 'phone', 'address', 'taxId'] as const;

const CompanyData = ({ client }: { client: StoredClient }) => {
  const { formatMessage } = useIntl();
  const lang = useLanguage();
  const { data: own } = useMyData();
  const known = fields
    .map((field) => ({ field, value: client[field] }))
    .filter(({ field, value }) => Boolean(value) && !(field === 'email' && value === client.username));
  return (
    <Panel
      title={formatMessage(messages.company)}
      action={own && <QuietLink to={paths.ownData.href({ lang })}>{formatMessage(messages.changeData)}</QuietLink>}
    >
      <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0 }}>
        {known.map(({ field, value }) => (
          <div key={field}>
            <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {formatMessage(messages[field])}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </div>
        ))}
      </Box>
    </Panel>
  );
};

/** The essentials for a buyer; the application fills the middle with the orders. */
export const DashboardPage = ({ children }: { children: (clientId: number) => ReactNode }) => {
  const client = useAppSelector(selectClient);
  // Signed out: the route guard is about to redirect.
  if (!client) return null;
  return (
    <PageBody>
      <Typography variant="h1" sx={{ mb: 4, overflowWrap: 'anywhere' }}>
        <FormattedMessage {...messages.greeting} values={{ name: client.name }} />
      </Typography>
      <QuickLinks />
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 3,
          mt: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
          gridTemplateRows: { md: 'auto 1fr' },
        }}
      >
        {/* First on a narrow screen, and therefore first in keyboard order. */}
        <Box sx={{ gridColumn: { md: 2 } }}>
          <OpenCart />
        </Box>
        <Box sx={{ gridArea: { md: '1 / 1 / span 2' } }}>{children(client.clientId)}</Box>
        <Box sx={{ gridColumn: { md: 2 } }}>
          <CompanyData client={client} />
        </Box>
      </Box>
    </PageBody>
  );
};
