import Box from '@mui/material/Box';
import type { CSSObject } from '@mui/material/styles';

import { useConfig } from '@/shared/config/ConfigContext';
import { getBlobAddress } from '@/shared/lib/blobAddress';

type PictureProps = {
  name: string | null;
  width: number;
  height: number;
  /** For the first picture that the visitor sees. */
  eager?: boolean;
  onLoad?: () => void;
  sx?: CSSObject;
};

/** Decorative: the text beside it says the same. Its space is reserved while loading and when there is no picture. */
export const Picture = ({ name, width, height, eager = false, onLoad, sx }: PictureProps) => {
  const { services } = useConfig();
  const frame = {
    display: 'block',
    width: '100%',
    aspectRatio: `${width} / ${height}`,
    bgcolor: 'action.hover',
    ...sx,
  };
  if (!name) return <Box sx={frame} />;
  return (
    <Box
      component="img"
      src={getBlobAddress(services.blob, name)}
      alt=""
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onLoad={onLoad}
      sx={{ height: 'auto', objectFit: 'cover', ...frame }}
    />
  );
};
