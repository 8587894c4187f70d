import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '@/shared/ui/Button';
import type { ItemActionsProps } from '@/shared/ui/ItemActions';

import { Heart } from './Heart';
import { heartMessages } from './heartMessages';

type HeartButtonProps = Pick<ItemActionsProps, 'name' | 'place'> &
  Pick<ComponentProps<typeof Button>, 'onClick' | 'aria-haspopup'> & { isFavourite?: boolean };

const overPicture = {
  position: 'absolute',
  top: 6,
  right: 6,
  zIndex: 1,
  borderRadius: 22,
  backgroundColor: 'var(--mui-palette-background-paper)',
} as const;

export const HeartButton = ({ name, place, isFavourite = false, ...others }: HeartButtonProps) => {
  const { formatMessage } = useIntl();
  const isWide = place === 'page';
  return (
    <Button
      type="button"
      tone={isWide ? 'quiet' : 'icon'}
      aria-pressed={isFavourite}
      aria-label={formatMessage(heartMessages.toggle, { name })}
      style={place === 'card' ? overPicture : {}}
      {...others}
    >
      <span style={{ display: 'flex', color: isFavourite ? 'var(--mui-palette-secondary-main)' : 'inherit' }}>
        <Heart isFilled={isFavourite} size={isWide ? 18 : 22} />
      </span>
      {isWide && <FormattedMessage {...(isFavourite ? heartMessages.saved : heartMessages.save)} />}
    </Button>
  );
};
