import { defineMessage } from '@formatjs/intl';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';

import { cartLineId } from '@/features/cart/state/cartModel';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';
import { NoticeFrame } from '@/shared/ui/Notice';

import { selectVisitorLines, visitorLineRemoved } from '../state/catalogueSlice';
import { describeLine } from '../state/orderNotices';

const messages = {
  title: defineMessage<{ count: number }>({
    id: 'cart.kept.title',
    defaultMessage: '{count, plural, one {# item joins} other {# items join}} your cart when you sign in',
  }),
  remove: defineMessage<{ line: string }>({ id: 'cart.kept.remove', defaultMessage: 'Do not keep {line}' }),
};

/** What this visitor has chosen so far; nothing if that is nothing. */
export const VisitorLines = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const lines = useAppSelector(selectVisitorLines);
  if (lines.length === 0) return null;
  return (
    <NoticeFrame tone="note" component="section" sx={{ mb: 3 }}>
      <Typography variant="h3" component="h2">
        {formatMessage(messages.title, { count: lines.length })}
      </Typography>
      <Box component="ul" sx={{ maxHeight: 240, m: 0, mt: 1, p: 0, overflow: 'auto', listStyle: 'none' }}>
        {lines.map((line) => (
          <Box component="li" key={cartLineId(line.item)} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box component="span" sx={{ flex: 1 }}>
              {describeLine(line)}
            </Box>
            <Button
              tone="icon"
              aria-label={formatMessage(messages.remove, { line: describeLine(line) })}
              onClick={() => dispatch(visitorLineRemoved(line.item))}
            >
              <Icon d="M7 7l10 10M17 7 7 17" size={18} />
            </Button>
          </Box>
        ))}
      </Box>
    </NoticeFrame>
  );
};
