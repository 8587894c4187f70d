import Box from '@mui/material/Box';
import { useEffect, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { railMoveMessages as messages } from './railMoveMessages';

type Rest = { before: boolean; after: boolean };

// Ignore sub-pixel rounding: there is nothing to scroll to.
const measureOverflow = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Rest => ({
  before: scrollLeft > 1,
  after: scrollLeft + clientWidth < scrollWidth - 1,
});

/** Whether the rail overflows on either side. */
const useRest = (list: RefObject<HTMLElement | null>, isReady: boolean): Rest => {
  const [rest, setRest] = useState<Rest>({ before: false, after: false });
  useEffect(() => {
    const element = list.current;
    if (!element || !isReady) return;
    const look = () => {
      const next = measureOverflow(element);
      setRest((known) => (known.before === next.before && known.after === next.after ? known : next));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list, isReady]);
  return rest;
};

type RailMovesProps = { list: RefObject<HTMLElement | null>; isReady: boolean };

/** Scroll buttons for a mouse without a horizontal wheel. Their space is reserved to avoid layout shift. */
export const RailMoves = ({ list, isReady }: RailMovesProps) => {
  const { formatMessage } = useIntl();
  const { before, after } = useRest(list, isReady);
  const move = (by: 1 | -1) => {
    const element = list.current;
    element?.scrollBy({ left: by * element.clientWidth * 0.8 });
  };
  const side = (label: keyof typeof messages, by: 1 | -1, isThere: boolean, drawing: string) => (
    <Button
      type="button"
      tone="icon"
      aria-label={formatMessage(messages[label])}
      data-hint
      // Not `disabled`, which would lose the focus at the end of the rail.
      aria-disabled={!isThere}
      onClick={() => move(by)}
      style={{ width: 40, minHeight: 40, ...(!isThere && { opacity: 0.35 }) }}
    >
      <Icon d={drawing} size={22} />
    </Button>
  );
  return (
    <Box sx={{ display: { xs: 'none', md: 'flex' }, visibility: before || after ? 'visible' : 'hidden' }}>
      {side('back', -1, before, 'M14 6l-6 6 6 6')}
      {side('on', 1, after, 'M10 6l6 6-6 6')}
    </Box>
  );
};
