import type { CategoryNode } from '@/api/catalogueApi';

/** The path from the root to the category itself; empty if it does not exist. */
export const pathTo = (nodes: readonly CategoryNode[], categoryId: string | null): CategoryNode[] => {
  const byId = new Map(nodes.map((node) => [node.categoryId, node]));
  const path: CategoryNode[] = [];
  for (let at = byId.get(categoryId ?? ''); at && path.length < nodes.length; at = byId.get(at.parentId ?? '')) {
    path.unshift(at);
  }
  return path;
};

export const findChildren = (nodes: readonly CategoryNode[], parentId: string | null): CategoryNode[] =>
  nodes.filter((node) => node.parentId === parentId);
