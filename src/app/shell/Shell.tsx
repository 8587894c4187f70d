import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { Outlet, ScrollRestoration } from 'react-router';
import { Footer } from './Footer';
import { LateNotifications } from './LateNotifications';
import { NavBar, navBarHeight } from './NavBar';
import { shellMessages } from './shellMessages';

const mainId = 'content';

export const Shell = () => (
  <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh', pt: `${navBarHeight}px` }}>
    <Box
      component="a"
      href={`#${mainId}`}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:not(:focus)': { clipPath: 'inset(50%)' },
      }}
    >
      <FormattedMessage {...shellMessages.skip} />
    </Box>
    <NavBar />
    <Box component="main" id={mainId} tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
      <Outlet />
    </Box>
    <Footer />
    <LateNotifications />
    <ScrollRestoration />
  </Box>
);
