import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useState } from 'react';

import { useConfig } from '@/shared/config/ConfigContext';
import { useShownLanguage } from '@/shared/i18n/useLanguage';
import { getBlobAddress, getPictureSet, isWebAddress } from '@/shared/lib/blobAddress';

import { pictureEvents } from './pictureEvents';

const Image = styled('img')(
  css({
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '1',
    objectFit: 'contain',
    backgroundColor: 'var(--mui-palette-action-hover)',
  }),
);

type ItemImageProps = {
  name: string | null;
  folder?: 'StockItemImages' | 'StockItemFeatureImages';
  /** Empty if adjacent text says the same. */
  alt?: string;
  size: number;
  /** How wide it is drawn, as in an `img`, if that depends on the window. */
  sizes?: string;
  isFirst?: boolean;
};

/** A square picture from blob storage; the language's placeholder if there is none or it fails to load. */
export const ItemImage = ({
  name,
  folder = 'StockItemImages',
  alt = '',
  size,
  sizes = `${size}px`,
  isFirst = false,
}: ItemImageProps) => {
  const config = useConfig();
  const language = useShownLanguage();
  const [missing, setMissing] = useState<string | null>(null);
  const isShown = name !== null && name !== missing;
  const file = isShown ? `${folder}/${name}` : `StockItemImages/placeholder.${language}.svg`;
  const address = isShown && isWebAddress(name) ? name : getBlobAddress(config.services.blob, file);
  const srcSet = getPictureSet(address, config);
  return (
    <Image
      key={address}
      {...(srcSet && { sizes, srcSet })}
      src={address}
      alt={alt}
      width={size}
      height={size}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      {...pictureEvents({ onError: () => setMissing(name) })}
    />
  );
};
