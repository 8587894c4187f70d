import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';

import { Button } from '@/shared/ui/Button';
import { Icon } from '@/shared/ui/Icon';

import { icons } from '../icons';
import { shellMessages } from '../shellMessages';
import { menuMessages } from './menuMessages';
import { type MenuCategory, useCategoryMenu } from './useCategoryMenu';

type Menu = Pick<ReturnType<typeof useCategoryMenu>, 'getHref' | 'getName'> & { onChoose: () => void };

const contains = ({ below }: MenuCategory, isFound: (category: MenuCategory) => boolean): boolean =>
  below.some((category) => isFound(category) || contains(category, isFound));

/** A link to the category, and a button that unfolds what is below it. */
const Entry = ({ category, menu, level }: { category: MenuCategory; menu: Menu; level: number }) => {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const name = menu.getName(category);
  const to = menu.getHref(category);
  const [isOpen, setIsOpen] = useState(() => contains(category, (each) => menu.getHref(each) === pathname));
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1 }}>
        <ListItemButton
          component={Link}
          to={to}
          onClick={menu.onChoose}
          aria-current={pathname === to ? 'page' : undefined}
          sx={{
            pl: 3 + level * 1.5,
            pr: 1,
            minHeight: 44,
            borderLeft: 4,
            borderColor: 'transparent',
            '&[aria-current]': { borderColor: 'secondary.main', bgcolor: 'action.hover' },
          }}
        >
          {name}
        </ListItemButton>
        {category.below.length > 0 && (
          <Button
            tone="icon"
            aria-label={formatMessage(menuMessages.subcategories, { name })}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            sx={{ flex: 'none', '&[aria-expanded=true] svg': { rotate: '180deg' } }}
          >
            <Icon d={icons.down} size={20} />
          </Button>
        )}
      </Box>
      {isOpen && <Entries categories={category.below} menu={menu} level={level + 1} />}
    </li>
  );
};

const Entries = ({ categories, menu, level }: { categories: MenuCategory[]; menu: Menu; level: number }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {categories.map((category) => (
      <Entry key={category.categoryId} category={category} menu={menu} level={level} />
    ))}
  </Box>
);

/** All levels, one at a time. Appears once the catalogue has loaded. */
export const CategoryEntries = ({ onChoose }: { onChoose: () => void }) => {
  const { formatMessage } = useIntl();
  const { categories = [], getHref, getName } = useCategoryMenu();
  if (categories.length === 0) return null;
  return (
    <Box component="nav" aria-label={formatMessage(shellMessages.categories)} sx={{ mt: 3 }}>
      <Typography variant="body2" sx={{ px: 3.5, pb: 0.5, color: 'text.secondary' }}>
        {formatMessage(shellMessages.categories)}
      </Typography>
      <Entries categories={categories} menu={{ getHref, getName, onChoose }} level={0} />
    </Box>
  );
};
