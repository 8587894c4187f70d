import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useIntl } from 'react-intl';

import { useGetCatalogueItemsQuery } from '@/api/catalogueApi';
import { Button } from '@/shared/ui/Button';
import { ItemImage } from '@/shared/ui/ItemImage';
import { framed, lowWindow, screenOnly } from '@/shared/ui/styles';

import { useItemName } from '../components/useItemPresentation';
import { CompareLink } from './CompareLink';
import { compareMessages as messages } from './compareMessages';
import { useComparedKeys, useComparison } from './useComparison';

const bar = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  minHeight: 60,
  px: 1.5,
  pb: 'env(safe-area-inset-bottom)',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  boxShadow: 8,
  fontSize: '0.9375rem',
  [lowWindow]: { position: 'static' },
} as const;

const thumb = {
  width: 44,
  height: 44,
  p: 0,
  cursor: 'pointer',
  overflow: 'hidden',
  ...framed,
} as const;

/** What is ticked for comparison, at the bottom of the window. */
export const CompareBar = () => {
  const { formatMessage } = useIntl();
  const getName = useItemName();
  const { toggle, clear } = useComparison();
  const keys = useComparedKeys();
  const { data } = useGetCatalogueItemsQuery(keys);
  // The pressed button goes, and must not drop the focus to the page's start.
  const leaveBar = (change: () => void) => {
    document.querySelector('main')?.focus({ preventScroll: true });
    change();
  };
  return (
    <Box role="region" aria-label={formatMessage(messages.bar)} className={screenOnly} sx={bar}>
      <GlobalStyles styles={{ ':root': { '--bottom-bar': '60px', [lowWindow]: { '--bottom-bar': '0px' } } }} />
      {keys.map((key) => {
        const item = data?.[key];
        const label = formatMessage(messages.remove, { name: item ? getName(item) : key });
        return (
          <Box
            key={key}
            component="button"
            type="button"
            aria-label={label}
            data-hint=""
            onClick={() => leaveBar(() => toggle(key))}
            sx={thumb}
          >
            <ItemImage name={item?.imageUrl ?? null} size={44} />
          </Box>
        );
      })}
      {keys.length > 1 ? <CompareLink /> : <span>{formatMessage(messages.more)}</span>}
      <Button type="button" tone="quiet" onClick={() => leaveBar(clear)}>
        {formatMessage(messages.clear)}
      </Button>
    </Box>
  );
};
