import Box from '@mui/material/Box';
import { Suspense, useRef } from 'react';

import { lazyPart } from '@/shared/ui/lazyPart';
import { screenOnly } from '@/shared/ui/styles';
import { useSeenOrInteracted } from '@/shared/ui/useNear';

const FooterContent = lazyPart(
  async () => (await import(/* webpackChunkName: "footer" */ './FooterContent')).FooterContent,
  { chunk: 'footer' },
);

/** The footer's content loads near the end of the page or on first interaction. */
export const Footer = () => {
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
        <Suspense>
          <FooterContent />
        </Suspense>
      )}
    </Box>
  );
};
