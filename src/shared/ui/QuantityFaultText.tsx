import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { FormattedMessage } from 'react-intl';

import type { QuantityFault } from '@/shared/lib/readQuantity';

import { describeQuantityFault } from '../i18n/describeQuantityFault';
import { QuantityChoices } from './QuantityChoices';

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

type QuantityFaultTextProps = {
  id: string;
  fault: QuantityFault | null;
  /** Takes a quantity that is offered in place of the one typed. */
  onChoose: (quantity: number) => void;
};

/** Explains what is wrong with a quantity, next to its field. The field's `aria-describedby` refers to `id`. */
export const QuantityFaultText = ({ id, fault, onChoose }: QuantityFaultTextProps) => {
  if (fault === null) return null;
  if (fault.reason === 'notAllowed') {
    const choose = (quantity: number) => {
      // The button disappears with the fault.
      document.querySelector<HTMLElement>(`[aria-describedby="${id}"]`)?.focus();
      onChoose(quantity);
    };
    return (
      <Text id={id}>
        <QuantityChoices allowed={fault.allowed} onChoose={choose} />
      </Text>
    );
  }
  const { descriptor, values } = describeQuantityFault(fault);
  return (
    <Text id={id}>
      <FormattedMessage {...descriptor} values={values} />
    </Text>
  );
};
