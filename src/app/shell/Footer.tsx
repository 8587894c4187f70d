import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { latePart } from './latePart';
import { useFirstTouch } from './useFirstTouch';

const FooterContent = latePart(async () => {
  const { FooterContent: part } = await import(/* webpackChunkName: "footer" */ './FooterContent');
  return part;
});

/** Seen last: what is in it comes when the page's end comes near, or when somebody begins to use the page. */
export const Footer = () => {
  const [wanted, setWanted] = useState(false);
  const place = useRef<HTMLElement>(null);
  useFirstTouch(setWanted);
  useEffect(() => {
    if (wanted || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWanted(true);
      },
      { rootMargin: '50%' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [wanted]);
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
