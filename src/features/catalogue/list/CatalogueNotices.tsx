import { Suspense } from 'react';
import { useGetCatalogueStatusQuery } from '@/api/catalogueApi';
import { CatalogueNotice } from './LateParts';

/** A failure of one catalogue does not hide the other. */
export const CatalogueNotices = () => {
  const { data: status } = useGetCatalogueStatusQuery();
  const failed = status?.state === 'ready' ? status.catalogs.filter(({ failure }) => failure) : [];
  if (failed.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <CatalogueNotice failed={failed} />
    </Suspense>
  );
};
