import Box from '@mui/material/Box';
import { useRef } from 'react';

import { useSeenOrInteracted } from '@/shared/ui/useNear';

import { latePart } from '../latePart';

const FooterContent = latePart(
  async () => {
    const { FooterContent: part } = await import(/* webpackChunkName: "footer" */ './FooterContent');
    return part;
  },
  { reportsFailure: false },
);

/** The footer's content loads near the end of the page or on first interaction. */
export const Footer = () => {
  const place = useRef<HTMLElement>(null);
  const wanted = useSeenOrInteracted(place);
  return (
    <Box
      ref={place}
      component="footer"
      sx={{
        mt: 'auto',
        minHeight: 240,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        displayPrint: 'none',
      }}
    >
      {wanted && <FooterContent />}
    </Box>
  );
};
