import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { defineMessage } from '@formatjs/intl';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';

import { Button } from '@/shared/ui/Button';
import type { ItemActionsProps } from '@/shared/ui/ItemActions';

export const heartMessages = {
  ...defineMessages({
    save: { id: 'item.favourite.save', defaultMessage: 'Save to favourites' },
    saved: { id: 'item.favourite.saved', defaultMessage: 'In favourites' },
    signIn: { id: 'item.favourite.signIn', defaultMessage: 'Sign in to save favourites' },
  }),
  toggle: defineMessage<{ name: string }>({
    id: 'item.favourite.toggle',
    defaultMessage: 'Save to favourites: {name}',
  }),
};

const heart = 'M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.2 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z';

export const Heart = ({ isFilled = false, size }: { isFilled?: boolean; size: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill={isFilled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={heart} />
  </svg>
);

type HeartButtonProps = Pick<ItemActionsProps, 'name' | 'place'> &
  Pick<ComponentProps<typeof Button>, 'onClick' | 'aria-haspopup'> & { isFavourite?: boolean };

const Press = styled(Button)(
  css({
    '&.over-picture': {
      position: 'absolute',
      top: 6,
      right: 6,
      zIndex: 1,
      borderRadius: 22,
      backgroundColor: 'var(--mui-palette-background-paper)',
    },
    '& > span': { display: 'flex' },
    '&[aria-pressed=true] > span': { color: 'var(--mui-palette-secondary-main)' },
  }),
);

/** As wide as the longer one of both texts, so that nothing beside it moves. */
const Texts = styled('span')(
  css({
    '&&': { display: 'inline-grid', color: 'inherit' },
    '& > span': { gridArea: '1 / 1' },
    '& > [hidden]': { display: 'inline', visibility: 'hidden' },
  }),
);

export const HeartButton = ({ name, place, isFavourite = false, ...others }: HeartButtonProps) => {
  const { formatMessage } = useIntl();
  const isWide = place === 'page';
  return (
    <Press
      type="button"
      tone={isWide ? 'quiet' : 'icon'}
      aria-pressed={isFavourite}
      // Once saved, the visible text is the accessible name.
      aria-label={isWide && isFavourite ? undefined : formatMessage(heartMessages.toggle, { name })}
      className={place === 'card' ? 'over-picture' : undefined}
      {...others}
    >
      <span>
        <Heart isFilled={isFavourite} size={isWide ? 18 : 22} />
      </span>
      {isWide && (
        <Texts>
          {[heartMessages.save, heartMessages.saved].map((message, index) => (
            <span key={message.id} hidden={isFavourite !== (index === 1)}>
              {formatMessage(message)}
            </span>
          ))}
        </Texts>
      )}
    </Press>
  );
};
