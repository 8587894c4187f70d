import { useEffect, useState } from 'react';
import { latePart } from './latePart';
import { findHint } from './hints';

const Tooltips = latePart(
  async () => {
    const { Tooltips: part } = await import(/* webpackChunkName: "tooltips" */ './Tooltips');
    return part;
  },
  { isTold: false },
);

/** Tooltips load when an element that has one is first hovered. */
export const LateTooltips = () => {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const look = ({ target }: Event) => {
      if (findHint(target)) setNeeded(true);
    };
    document.addEventListener('pointerover', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
    };
  }, []);
  return needed ? <Tooltips /> : null;
};
