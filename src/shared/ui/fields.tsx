import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps, KeyboardEvent } from 'react';

import { stepByKey } from '@/shared/lib/readQuantity';

import { useShownLanguage } from '../i18n/useLanguage';
import { fieldStyle } from './styles';

/** A native select: lightweight, and familiar on every device. */
export const NativeSelect = styled('select')(
  css({ width: '100%', minHeight: 40, padding: '0 12px', ...fieldStyle, fontSize: '0.9375rem' }),
);

export const ShortInput = styled('input')(
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

type QuantityInputProps = Omit<ComponentProps<typeof ShortInput>, 'value' | 'onChange'> & {
  value: string;
  /** Id of the text that says what is wrong, while something is. */
  faultId: string | undefined;
  onWrite: (text: string) => void;
  /** What Alt with an arrow key does with the new quantity, other than writing it. */
  onStep?: (quantity: number) => void;
};

/** A quantity, alone or as a cell of a list (see cellKeys.ts). */
export const QuantityInput = ({ value, faultId, onWrite, onStep, onKeyDown, ...rest }: QuantityInputProps) => {
  const language = useShownLanguage();
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const quantity = rest.readOnly ? null : stepByKey(event, value, language);
    if (quantity === null) onKeyDown?.(event);
    else if (onStep) onStep(quantity);
    else onWrite(String(quantity));
  };
  return (
    <ShortInput
      data-cell="quantity"
      inputMode="numeric"
      autoComplete="off"
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      aria-invalid={faultId !== undefined}
      aria-describedby={faultId}
      onFocus={({ target }) => target.select()}
      {...rest}
      value={value}
      onChange={({ target }) => onWrite(target.value)}
      onKeyDown={press}
    />
  );
};
