import Box from '@mui/material/Box';
import { useState } from 'react';
import { useConfig } from '@/shared/config/ConfigContext';
import { getBlobAddress } from '@/shared/lib/blobAddress';

/** Spec §7: pictures are named by category id. One missing from blob storage leaves its space empty. */
export const CategoryPicture = ({ stockCategoryId }: { stockCategoryId: number }) => {
  const { services } = useConfig();
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return null;
  return (
    <Box
      component="img"
      src={getBlobAddress(services.blob, `StockCategoryImages/${stockCategoryId}.svg`)}
      alt=""
      width={72}
      height={72}
      decoding="async"
      onError={() => setIsMissing(true)}
      sx={{ display: 'block', flex: 'none', borderRadius: 1, objectFit: 'cover', bgcolor: 'action.hover' }}
    />
  );
};
