import Box from '@mui/material/Box';
import type { CatalogItem } from '@/api/catalogueApi';

export const ItemTable = ({ items }: { items: readonly CatalogItem[]; state?: unknown }) => (
  <Box>{items.map((item) => item.code)}</Box>
);
