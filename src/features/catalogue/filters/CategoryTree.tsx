import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';

import type { CategoryNode } from '@/api/catalogueApi';
import { type CategoryPlace, toCategoryPlace } from '@/shared/routing/catalogueAddresses';
import { clamped } from '@/shared/ui/styles';

import { catalogueMessages } from '../catalogueMessages';
import { useCategoryName } from '../components/useItemPresentation';
import { countStyle, ItemCount } from './ItemCount';

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
  /** Items per category under the current search and filters. */
  counts: Readonly<Record<string, number>> | undefined;
  /** Without a search or filters, each category's total is its count. */
  isNarrowed: boolean;
  getHref: (category: CategoryPlace | null) => string;
};

const Tree = styled('nav')(
  css({
    '& ul': { listStyle: 'none', margin: 0, padding: 0 },
    '& li > ul': { paddingLeft: 12 },
    '& a': {
      display: 'flex',
      alignItems: 'baseline',
      gap: 8,
      padding: 'calc(2px + var(--cell) / 2) 8px',
      margin: '0 -8px',
      borderRadius: 4.5,
      color: 'inherit',
      textDecoration: 'none',
      fontSize: '0.9375rem',
      lineHeight: 1.35,
    },
    '& a:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
    '& a[aria-current]': { fontWeight: 650, backgroundColor: 'var(--mui-palette-action-selected)' },
    '& a > span': { ...clamped(3), flex: 1 },
    ...countStyle,
  }),
);

const Branch = ({ parentId, ...tree }: CategoryTreeProps & { parentId: string | null }) => {
  const { nodes, path, counts, isNarrowed, getHref } = tree;
  const getCategoryName = useCategoryName();
  const current = path.at(-1)?.categoryId;
  const isOpen = (node: CategoryNode) => path.some(({ categoryId }) => categoryId === node.categoryId);
  const getCount = (node: CategoryNode) => (counts ? (counts[node.categoryId] ?? 0) : node.count);
  const shown = findChildren(nodes, parentId).filter((node) => getCount(node) > 0 || isOpen(node));
  if (shown.length === 0) return null;
  return (
    <ul>
      {shown.map((node) => (
        <li key={node.categoryId}>
          <Link to={getHref(toCategoryPlace(node))} aria-current={node.categoryId === current ? 'page' : undefined}>
            <span>{getCategoryName(node)}</span>
            {(!isNarrowed || counts !== undefined) && <ItemCount count={getCount(node)} />}
          </Link>
          {isOpen(node) && <Branch {...tree} parentId={node.categoryId} />}
        </li>
      ))}
    </ul>
  );
};

/** The root of the tree, expanded down to the current category. */
export const CategoryTree = (tree: CategoryTreeProps) => {
  const { formatMessage } = useIntl();
  const isTop = tree.path.length === 0;
  return (
    <Tree aria-label={formatMessage(catalogueMessages.categories)}>
      <Link to={tree.getHref(null)} aria-current={isTop ? 'page' : undefined}>
        {formatMessage(catalogueMessages.everything)}
      </Link>
      <Branch {...tree} parentId={null} />
    </Tree>
  );
};
