import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';

import type { CategoryNode } from '@/api/catalogueApi';
import { type CategoryPlace, toCategoryPlace } from '@/shared/routing/catalogueAddresses';
import { clamped } from '@/shared/ui/styles';

import { catalogueMessages } from '../catalogueMessages';
import { useCategoryName } from '../components/useItemPresentation';

/** The path from the root to the category itself; empty if it does not exist. */
export const findCategoryPath = (nodes: readonly CategoryNode[], categoryId: string | null): CategoryNode[] => {
  const byId = new Map(nodes.map((node) => [node.categoryId, node]));
  const path: CategoryNode[] = [];
  for (let at = byId.get(categoryId ?? ''); at && path.length < nodes.length; at = byId.get(at.parentId ?? '')) {
    path.unshift(at);
  }
  return path;
};

const findChildren = (nodes: readonly CategoryNode[], parentId: string | null): CategoryNode[] =>
  nodes.filter((node) => node.parentId === parentId);

type CategoryTreeProps = {
  nodes: readonly CategoryNode[];
  path: readonly CategoryNode[];
  /** Items per category under the current filters; falls back to the category totals until loaded. */
  counts: Readonly<Record<string, number>> | undefined;
  getHref: (category: CategoryPlace | null) => string;
};

const entryStyle = (isCurrent: boolean) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 1,
  py: 0.75,
  px: 1,
  mx: -1,
  borderRadius: 0.75,
  color: 'inherit',
  textDecoration: 'none',
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  fontWeight: isCurrent ? 650 : 400,
  bgcolor: isCurrent ? 'action.selected' : undefined,
  '&:hover': { bgcolor: 'action.hover' },
});

const Branch = ({ parentId, ...tree }: CategoryTreeProps & { parentId: string | null }) => {
  const { nodes, path, counts, getHref } = tree;
  const { formatNumber } = useIntl();
  const getCategoryName = useCategoryName();
  const current = path.at(-1)?.categoryId;
  const isOpen = (node: CategoryNode) => path.some(({ categoryId }) => categoryId === node.categoryId);
  const getCount = (node: CategoryNode) => (counts ? (counts[node.categoryId] ?? 0) : node.count);
  const shown = findChildren(nodes, parentId).filter((node) => getCount(node) > 0 || isOpen(node));
  if (shown.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pl: parentId === null ? 0 : 1.5 }}>
      {shown.map((node) => (
        <li key={node.categoryId}>
          <Box
            component={Link}
            to={getHref(toCategoryPlace(node))}
            aria-current={node.categoryId === current ? 'page' : undefined}
            sx={entryStyle(node.categoryId === current)}
          >
            <Box component="span" sx={{ ...clamped(3), flex: 1 }}>
              {getCategoryName(node)}
            </Box>
            <Box
              component="span"
              sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' }}
            >
              {formatNumber(getCount(node))}
            </Box>
          </Box>
          {isOpen(node) && <Branch {...tree} parentId={node.categoryId} />}
        </li>
      ))}
    </Box>
  );
};

/** The root of the tree, expanded down to the current category. */
export const CategoryTree = (tree: CategoryTreeProps) => {
  const { formatMessage } = useIntl();
  const isTop = tree.path.length === 0;
  return (
    <nav aria-label={formatMessage(catalogueMessages.categories)}>
      <Box component={Link} to={tree.getHref(null)} aria-current={isTop ? 'page' : undefined} sx={entryStyle(isTop)}>
        <FormattedMessage {...catalogueMessages.everything} />
      </Box>
      <Branch {...tree} parentId={null} />
    </nav>
  );
};
