import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { FormattedMessage } from 'react-intl';

import { uiMessages } from './uiMessages';

const Hint = styled('p')(
  css({
    margin: 0,
    fontSize: '0.875rem',
    color: 'var(--mui-palette-text-secondary)',
    '@media print, (hover: none)': { display: 'none' },
  }),
);

/** The keys of cellKeys.ts, next to each list of quantities. */
export const QuantityKeys = () => (
  <Hint>
    <FormattedMessage {...uiMessages.quantityKeys} />
  </Hint>
);
