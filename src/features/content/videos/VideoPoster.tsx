import { css } from '@emotion/react';
import styled from '@emotion/styled';

export const videoPicture = { width: 1280, height: 720 };

const Disc = styled('span')(
  css({
    display: 'grid',
    placeItems: 'center',
    width: 64,
    height: 64,
    borderRadius: '50%',
    backgroundColor: 'var(--mui-palette-primary-main)',
    color: 'var(--mui-palette-primary-contrastText)',
    transition: 'transform 150ms',
  }),
);

const Drawing = styled('svg')(css({ width: 26, fill: 'currentColor', marginLeft: 4 }));

export const PlayMark = () => (
  <Disc>
    <Drawing viewBox="0 0 16 16" aria-hidden>
      <path d="M4.500 2.500l8.500 5.500-8.500 5.500z" />
    </Drawing>
  </Disc>
);
