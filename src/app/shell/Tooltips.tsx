import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { findHint } from './hints';

const now = () => document.querySelector<HTMLElement>('[data-hint]:hover, [data-hint]:focus-visible');

/** Opens on hover and keyboard focus, stays while hovered, closes on Escape or press (WCAG 1.4.13). */
const useHint = () => {
  const [hinted, setHinted] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const follow = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[data-hint-bubble]')) return;
      const next = findHint(event.target);
      setHinted(event.type === 'focusin' && !next?.matches(':focus-visible') ? null : next);
    };
    const leave = () => setHinted(null);
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    const listened = [
      ['pointerover', follow],
      ['focusin', follow],
      ['focusout', leave],
      ['pointerdown', leave],
    ] as const;
    listened.forEach(([type, listener]) => document.addEventListener(type, listener));
    document.addEventListener('keydown', escape);
    return () => {
      listened.forEach(([type, listener]) => document.removeEventListener(type, listener));
      document.removeEventListener('keydown', escape);
    };
  }, []);
  return [hinted, setHinted] as const;
};

const Tooltip = ({ atFirst }: { atFirst: boolean }) => {
  const [hinted, setHinted] = useHint();
  // The code loaded late: show the tooltip of an element that is already hovered or focused.
  useEffect(() => {
    if (atFirst) setHinted(now());
  }, [atFirst, setHinted]);
  // The tooltip repeats the element's accessible name, so screen readers need not read it twice.
  const words = hinted?.getAttribute('aria-label');
  if (!hinted || !words || hinted.getAttribute('aria-expanded') === 'true') return null;
  return (
    <Popper
      open
      anchorEl={hinted}
      placement="bottom"
      role="tooltip"
      aria-hidden
      modifiers={[
        { name: 'offset', options: { offset: [0, 4] } },
        { name: 'preventOverflow', options: { padding: 8 } },
      ]}
      sx={{ zIndex: 'tooltip', displayPrint: 'none' }}
    >
      <Box
        data-hint-bubble
        sx={{
          px: 1.25,
          py: 0.5,
          maxWidth: 'min(20rem, calc(100vw - 16px))',
          borderRadius: 1,
          bgcolor: 'text.primary',
          color: 'background.paper',
          fontSize: '0.8125rem',
          lineHeight: 1.5,
          boxShadow: 4,
        }}
      >
        {words}
      </Box>
    </Popper>
  );
};

// Spec §2: reinitialised this long after each navigation.
const reinitialisedAfter = 100;

export const Tooltips = () => {
  const { key } = useLocation();
  const [first] = useState(key);
  const [settled, setSettled] = useState(key);
  useEffect(() => {
    if (settled === key) return;
    const timer = setTimeout(() => setSettled(key), reinitialisedAfter);
    return () => clearTimeout(timer);
  }, [key, settled]);
  return settled === key ? <Tooltip key={key} atFirst={key === first} /> : null;
};
