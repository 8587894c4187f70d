import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';

import { catalogueMessages } from '@/features/catalogue/catalogueMessages';
import { placeMessages } from '@/features/catalogue/components/itemMessages';
import { RequestFailure } from '@/api/errors/RequestFailure';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { paths } from '@/shared/routing/paths';
import { Skeleton } from '@/shared/ui/Skeleton';
import { uiMessages } from '@/shared/ui/uiMessages';

import { shellMessages } from '../shellMessages';
import { type MenuCategory, useCategoryMenu } from './useCategoryMenu';
import type { Popup } from './usePopup';

const Panel = styled('nav')(({ theme: { vars, shape, shadows } }) => ({
  position: 'absolute',
  zIndex: 1,
  top: '100%',
  left: 0,
  right: 0,
  // Within the window, below a bar that stays in place.
  maxHeight: 'calc(100vh - var(--bar-height) - 16px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '16px 24px 24px',
  border: `1px solid ${vars?.palette.divider}`,
  borderRadius: `0 0 ${shape.borderRadius}px ${shape.borderRadius}px`,
  backgroundColor: vars?.palette.background.paper,
  boxShadow: shadows[8],
  fontSize: '0.9375rem',
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& .groups': { columns: '200px auto', columnGap: 32, marginTop: 8 },
  '& .groups > li': { breakInside: 'avoid', paddingBottom: 16, fontWeight: 650 },
  '& .groups ul': { fontWeight: 400 },
  '& .groups ul ul': { paddingInlineStart: 12, color: vars?.palette.text.secondary },
  '& a': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 32,
    padding: '4px 8px',
    marginInline: -8,
    borderRadius: shape.borderRadius,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { backgroundColor: vars?.palette.action.hover },
    '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
    '&[aria-current]': { backgroundColor: vars?.palette.action.selected },
  },
  '& .count': { fontWeight: 400, color: vars?.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '& a.whole': { display: 'inline-flex', color: vars?.palette.primary.main, fontWeight: 600 },
}));

type Move = (links: HTMLElement[], at: number) => HTMLElement | undefined;

const isTop = (link: HTMLElement) => 'top' in link.dataset;

/** Up and down go from link to link, left and right from one top category to the next. */
const moves: Partial<Record<string, Move>> = {
  ArrowDown: (links, at) => links[at + 1],
  ArrowUp: (links, at) => links[at - 1],
  ArrowRight: (links, at) => links.slice(at + 1).find(isTop),
  ArrowLeft: (links, at) => links.slice(0, Math.max(0, at)).findLast(isTop),
  Home: (links) => links[0],
  End: (links) => links.at(-1),
};

/** Closes on Escape, and when a press or the focus goes elsewhere; the arrow keys move the focus. */
const usePanelKeys = ({ anchor, close, leave }: Popup) => {
  const panel = useRef<HTMLElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    const move = moves[event.key];
    const links = [...(panel.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    if (!move || (at < 0 && document.activeElement !== anchor)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = move(links, at);
    (next ?? (event.key === 'ArrowUp' ? anchor : null))?.focus();
  });
  const leaveIfOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !panel.current?.contains(target) && !anchor?.contains(target)) leave();
  });
  const isOpen = anchor !== null;
  useEffect(() => {
    if (!isOpen) return;
    const outside = ['click', 'focusin'];
    const check = (event: Event) => leaveIfOutside(event);
    const press = (event: KeyboardEvent) => onKey(event);
    outside.forEach((type) => document.addEventListener(type, check));
    document.addEventListener('keydown', press);
    return () => {
      outside.forEach((type) => document.removeEventListener(type, check));
      document.removeEventListener('keydown', press);
    };
  }, [isOpen]);
  return panel;
};

type MenuProps = Pick<ReturnType<typeof useCategoryMenu>, 'getHref' | 'getName'>;

const CategoryList = ({ categories, ...menu }: MenuProps & { categories: MenuCategory[] }) => {
  const { pathname } = useLocation();
  return categories.map((category) => {
    const to = menu.getHref(category);
    return (
      <li key={category.categoryId}>
        <Link
          to={to}
          aria-current={pathname === to ? 'page' : undefined}
          data-top={category.parentId === null ? '' : undefined}
        >
          {menu.getName(category)}
          <span className="count">
            <FormattedNumber value={category.count} />
          </span>
        </Link>
        {category.below.length > 0 && (
          <ul>
            <CategoryList categories={category.below} {...menu} />
          </ul>
        )}
      </li>
    );
  });
};

const Loading = () => (
  <Box role="status" aria-label={useIntl().formatMessage(uiMessages.loading)}>
    <Skeleton sx={{ mt: 2, height: 160 }} />
  </Box>
);

const Categories = () => {
  const lang = useLanguage();
  const { categories, error, retry, ...menu } = useCategoryMenu();
  if (!categories && error) return <RequestFailure title={catalogueMessages.failed} error={error} onRetry={retry} />;
  return (
    <>
      <Link className="whole" to={paths.catalogue.href({ lang })}>
        <FormattedMessage {...placeMessages.wholeCatalogue} />
      </Link>
      {!categories && <Loading />}
      <ul className="groups">{categories && <CategoryList categories={categories} {...menu} />}</ul>
    </>
  );
};

/** The whole tree at once, as plain links. Follows its button in the document, so that Tab leads into it. */
export const CategoryPanel = ({ panel }: { panel: Popup }) => {
  const { formatMessage } = useIntl();
  const ref = usePanelKeys(panel);
  if (!panel.anchor) return null;
  return (
    <Panel ref={ref} aria-label={formatMessage(shellMessages.categories)}>
      <Categories />
    </Panel>
  );
};
