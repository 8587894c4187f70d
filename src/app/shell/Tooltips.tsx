import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { screenOnly } from '@/shared/ui/styles';

/** An element with `data-hint` shows its accessible name as a tooltip. */
const findHint = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;

const findCurrentHint = () => document.querySelector<HTMLElement>('[data-hint]:hover, [data-hint]:focus-visible');

/** Opens on hover and keyboard focus, stays while hovered, closes on Escape or press (WCAG 1.4.13). */
const useHint = () => {
  const [hint, setHint] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const follow = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('[data-hint-bubble]')) return;
      const next = findHint(event.target);
      setHint(event.type === 'focusin' && !next?.matches(':focus-visible') ? null : next);
    };
    const leave = () => setHint(null);
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    const listeners = [
      ['pointerover', follow],
      ['focusin', follow],
      ['focusout', leave],
      ['pointerdown', leave],
    ] as const;
    listeners.forEach(([type, listener]) => document.addEventListener(type, listener));
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      listeners.forEach(([type, listener]) => document.removeEventListener(type, listener));
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
  return [hint, setHint] as const;
};

const Tooltip = ({ isFirst }: { isFirst: boolean }) => {
  const [hint, setHint] = useHint();
  // The code has only just loaded: show the tooltip of an element that is already hovered or focused.
  useEffect(() => {
    if (isFirst) setHint(findCurrentHint());
  }, [isFirst, setHint]);
  // The tooltip repeats the element's accessible name, so screen readers need not read it twice.
  const text = hint?.getAttribute('aria-label');
  if (!hint || !text || hint.getAttribute('aria-expanded') === 'true') return null;
  return (
    <Popper
      open
      anchorEl={hint}
      placement="bottom"
      role="tooltip"
      aria-hidden
      modifiers={[
        { name: 'offset', options: { offset: [0, 4] } },
        { name: 'preventOverflow', options: { padding: 8 } },
      ]}
      className={screenOnly}
      sx={{ zIndex: 'tooltip' }}
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
        {text}
      </Box>
    </Popper>
  );
};

// Spec §2: reinitialised this long after each navigation.
const reinitialiseAfterMs = 100;

export const Tooltips = () => {
  const { key } = useLocation();
  const [first] = useState(key);
  const [settled, setSettled] = useState(key);
  useEffect(() => {
    if (settled === key) return;
    const timer = setTimeout(() => setSettled(key), reinitialiseAfterMs);
    return () => clearTimeout(timer);
  }, [key, settled]);
  return settled === key ? <Tooltip key={key} isFirst={key === first} /> : null;
};
