import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps, KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';

import type { QuantityRule } from '@/shared/lib/quantityRule';
import { stepByKey, stepQuantity } from '@/shared/lib/readQuantity';

import { useShownLanguage } from '../i18n/useLanguage';
import { Icon } from './Icon';
import { fieldStyle, onTouch } from './styles';
import { uiMessages } from './uiMessages';

/** A native select: lightweight, and familiar on every device. */
export const NativeSelect = styled('select')(
  css({ width: '100%', minHeight: 'var(--control)', padding: '0 12px', ...fieldStyle, fontSize: '0.9375rem' }),
);

export const ShortInput = styled('input')(
  css({
    width: '100%',
    minWidth: 0,
    height: 'var(--control)',
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

/** Buttons beside a quantity, where there are no keys: shown by style, as a server cannot know. */
const Stepper = styled('div')(
  css({
    display: 'flex',
    '& > button': {
      display: 'none',
      flex: '0 0 44px',
      height: 44,
      placeItems: 'center',
      padding: 0,
      ...fieldStyle,
      touchAction: 'manipulation',
    },
    '& > button:first-of-type': { borderEndEndRadius: 0, borderStartEndRadius: 0, borderInlineEnd: 0 },
    '& > button:last-of-type': { borderEndStartRadius: 0, borderStartStartRadius: 0, borderInlineStart: 0 },
    '& > [aria-disabled="true"]': { opacity: 0.5 },
    [onTouch]: {
      minWidth: 120,
      '& > button': { display: 'grid' },
      // More specific than the tables, which align and size their fields otherwise.
      '&&& > input': { height: 44, borderRadius: 0, paddingInline: 4, textAlign: 'center' },
    },
    '@media print': { '& > button': { display: 'none' } },
  }),
);

type QuantityInputProps = Omit<ComponentProps<typeof ShortInput>, 'value' | 'onChange'> & {
  value: string;
  /** The quantities that the keys and buttons go through. */
  rule: QuantityRule;
  /** Id of the text that says what is wrong, while something is. */
  faultId: string | undefined;
  onWrite: (text: string) => void;
  /** What Alt with an arrow key or a button does with the new quantity, other than writing it. */
  onStep?: (quantity: number) => void;
};

/** A quantity, alone or as a cell of a list (see cellKeys.ts), with buttons for touch. */
export const QuantityInput = ({
  value,
  rule,
  faultId,
  onWrite,
  onStep = (quantity) => onWrite(String(quantity)),
  onKeyDown,
  ...rest
}: QuantityInputProps) => {
  const language = useShownLanguage();
  const { formatMessage } = useIntl();
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const quantity = rest.readOnly ? null : stepByKey(event, value, language, rule);
    if (quantity === null) onKeyDown?.(event);
    else onStep(quantity);
  };
  const renderButton = (by: 1 | -1) => (
    <button
      type="button"
      aria-label={formatMessage(by > 0 ? uiMessages.more : uiMessages.less, {
        step: rule.step,
        label: rest['aria-label'] ?? '',
      })}
      aria-disabled={rest.readOnly}
      onClick={() => {
        const quantity = rest.readOnly ? null : stepQuantity(value, by, language, rule);
        if (quantity !== null) onStep(quantity);
      }}
    >
      <Icon d={by > 0 ? 'M12 5v14M5 12h14' : 'M5 12h14'} size={18} />
    </button>
  );
  return (
    <Stepper>
      {renderButton(-1)}
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
      {renderButton(1)}
    </Stepper>
  );
};
