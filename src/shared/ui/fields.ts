import { css } from '@emotion/react';
import styled from '@emotion/styled';

import { fieldStyle } from './styles';

/** A native select: lightweight, and familiar on every device. */
export const NativeSelect = styled('select')(
  css({ width: '100%', minHeight: 40, padding: '0 12px', ...fieldStyle, fontSize: '0.9375rem' }),
);

export const QuantityInput = styled('input')(
  css({
    width: '100%',
    minWidth: 0,
    height: 40,
    padding: '0 4px',
    ...fieldStyle,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    '&[aria-invalid="true"]': {
      borderColor: 'var(--mui-palette-error-main)',
      boxShadow: 'inset 0 0 0 1px var(--mui-palette-error-main)',
    },
  }),
);
