import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useState } from 'react';

import { useConfig } from '@/shared/config/ConfigContext';
import { getBlobAddress, getPictureSet } from '@/shared/lib/blobAddress';
import { pictureEvents } from '@/shared/ui/pictureEvents';

type PictureProps = {
  name: string | null;
  width: number;
  height: number;
  /** For the first picture that the visitor sees. */
  eager?: boolean;
  /** It has loaded, or cannot be loaded. */
  onSettled?: () => void;
  className?: string;
};

const surface = css({ display: 'block', width: '100%', backgroundColor: 'var(--mui-palette-action-hover)' });
const inRatio = ({ ratio }: { ratio: string }) => ({ aspectRatio: ratio });

const Frame = styled('div')(surface, inRatio);
const Image = styled('img')(surface, css({ height: 'auto', objectFit: 'cover' }), inRatio);

/** Decorative: the text beside it says the same. Its space is reserved while loading, and stays empty without a picture. */
export const Picture = ({ name, width, height, eager = false, onSettled, className }: PictureProps) => {
  const config = useConfig();
  const ratio = `${width} / ${height}`;
  const [missing, setMissing] = useState<string | null>(null);
  if (!name || name === missing) return <Frame ratio={ratio} className={className} />;
  const address = getBlobAddress(config.services.blob, name);
  const srcSet = getPictureSet(address, config);
  return (
    <Image
      {...(srcSet && { sizes: `(min-width: ${width}px) ${width}px, 100vw`, srcSet })}
      src={address}
      alt=""
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      {...pictureEvents({
        onLoad: onSettled,
        onError: () => {
          setMissing(name);
          onSettled?.();
        },
      })}
      ratio={ratio}
      className={className}
    />
  );
};
