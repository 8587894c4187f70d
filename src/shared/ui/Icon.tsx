import { css } from '@emotion/react';
import styled from '@emotion/styled';

const Drawing = styled('svg')(
  css({
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);

type IconProps = { d: string; size?: number };

/** Closes or removes. */
export const cross = 'M6 6l12 12M18 6 6 18';

/** A line drawing of 24 by 24. Decorative: the element around it has the accessible name. */
export const Icon = ({ d, size = 24 }: IconProps) => (
  <Drawing viewBox="0 0 24 24" width={size} height={size} aria-hidden>
    <path d={d} />
  </Drawing>
);
