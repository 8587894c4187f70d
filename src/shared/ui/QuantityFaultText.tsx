import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { FormattedMessage } from 'react-intl';

import type { QuantityFault } from '@/shared/lib/readQuantity';

import { describeQuantityFault } from '../i18n/describeQuantityFault';

const Text = styled('div')(
  css({
    flexBasis: '100%',
    marginTop: 4,
    fontSize: '0.8125rem',
    lineHeight: 1.3,
    whiteSpace: 'normal',
    color: 'var(--mui-palette-error-main)',
  }),
);

/** Explains what is wrong with a quantity, next to its field. The field's `aria-describedby` refers to `id`. */
export const QuantityFaultText = ({ id, fault }: { id: string; fault: QuantityFault | null }) => {
  if (fault === null) return null;
  const { descriptor, values } = describeQuantityFault(fault);
  return (
    <Text id={id}>
      <FormattedMessage {...descriptor} values={values} />
    </Text>
  );
};
