import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useNear } from '@/shared/ui/useNear';
import { latePart } from './latePart';
import { useFirstTouch } from './useFirstTouch';

const FooterContent = latePart(async () => {
  const { FooterContent: part } = await import(/* webpackChunkName: "footer" */ './FooterContent');
  return part;
});

/** Seen last: what is in it comes with the page's end, or when somebody begins to use the page. */
export const Footer = () => {
  const [used, setUsed] = useState(false);
  const place = useRef<HTMLElement>(null);
  const seen = useNear(place, '-1px');
  useFirstTouch(setUsed);
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
      {(seen || used) && <FooterContent />}
    </Box>
  );
};
