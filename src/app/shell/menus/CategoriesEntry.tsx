import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';

import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';

import { icons } from '../icons';
import { lazyShellPart } from '../lazyShellPart';
import { shellMessages } from '../shellMessages';
import { usePopup } from './usePopup';

const CategoryPanel = lazyShellPart(async () => {
  const { CategoryPanel: part } = await import(/* webpackChunkName: "category-panel" */ './CategoryPanel');
  return part;
});

/** Where the bar has one row; on narrower screens the drawer has the same categories. */
export const CategoriesEntry = () => {
  const panel = usePopup();
  return (
    <Box sx={{ display: { xs: 'none', md: 'block' } }}>
      <Button
        tone="quiet"
        aria-expanded={panel.anchor !== null}
        onClick={({ currentTarget }) => (panel.anchor ? panel.close() : panel.open(currentTarget))}
        onPointerEnter={CategoryPanel.preload}
        onFocus={CategoryPanel.preload}
        sx={{ px: 1.25, gap: 0.5, whiteSpace: 'nowrap', fontSize: '0.9375rem', fontWeight: 500 }}
      >
        <FormattedMessage {...shellMessages.categories} />
        <Icon d={icons.down} size={16} />
      </Button>
      {panel.wasOpened && <CategoryPanel panel={panel} />}
    </Box>
  );
};
